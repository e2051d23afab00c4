#!/bin/sh
# After a build that ended with 0 or 3: copies dist/ to a server and turns the link there to it in one step. Keeps five releases.
# Serves for nginx, Apache and Caddy.
#   docs/recipes/deploy-nginx.sh deploy@guide.example
# A guide with a BASE_PATH lies in folders of that name in its release, so that the server finds it below its root:
#   docs/recipes/deploy-nginx.sh deploy@guide.example /guide/
set -eu
# A preview with drafts is not for the public.
test ! -e dist/preview-with-drafts.txt
server=$1
path=${2:+/$2}
# In UTC: where the hour is told twice in autumn, the newest would be taken for the oldest.
release=/srv/guide/releases/$(date -u +%Y%m%dT%H%M%SZ)
ssh "$server" mkdir -p "$release$path"
# What is the same as in the current release takes no room, and is not sent again.
rsync -a --delete --link-dest="/srv/guide/current$path/" dist/ "$server:$release$path/" || {
	code=$?
	# Half a release would count as one of the five.
	ssh "$server" rm -rf "$release"
	exit "$code"
}
# Where the link cannot be turned, nothing is removed: it may lead to the oldest release by now.
ssh "$server" "
	set -e
	former=\$(readlink /srv/guide/current || true)
	ln -sfn '$release' /srv/guide/next
	mv -T /srv/guide/next /srv/guide/current
	# These two read the list of former addresses when they reload. Pages lead on until then.
	for name in nginx caddy; do
		list=$path/_redirects.\$name
		[ ! -e \"$release\$list\" ] || cmp -s \"\$former\$list\" \"$release\$list\" ||
			sudo -n systemctl reload \$name ||
			echo \"\$name could not be reloaded: it does not know the latest former addresses.\" >&2
	done
	cd /srv/guide/releases && ls -1 | grep -vxF '${release##*/}' | sort | head -n -4 | xargs -r rm -rf --
"
