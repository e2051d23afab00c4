#!/bin/sh
# After a build that ended with 0 or 3: copies dist/ to a server and turns the link there to it in one step. Keeps five releases.
#   docs/recipes/deploy-nginx.sh deploy@guide.example
set -eu
server=$1
# In UTC: where the hour is told twice in autumn, the newest would be taken for the oldest.
release=/srv/guide/releases/$(date -u +%Y%m%dT%H%M%SZ)
ssh "$server" mkdir -p /srv/guide/releases
# What is the same as in the current release takes no room, and is not sent again.
rsync -a --delete --link-dest=/srv/guide/current/ dist/ "$server:$release/"
# Where the link cannot be turned, nothing is removed: it may lead to the oldest release by now.
ssh "$server" "
	set -e
	ln -sfn '$release' /srv/guide/next
	mv -T /srv/guide/next /srv/guide/current
	cd /srv/guide/releases && ls -1 | grep -vxF '${release##*/}' | sort | head -n -4 | xargs -r rm -rf --
"
