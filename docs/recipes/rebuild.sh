#!/bin/sh
# For cron, from the folder of the project; settings are in .env there:
#   17 * * * *  PATH=/usr/local/bin:/usr/bin:/bin /srv/waymark/docs/recipes/rebuild.sh >>"$HOME/waymark.log" 2>&1
# The built site replaces dist/ in one step; the snapshot and Astro's caches stay in .waymark/.
set -u
cd "$(dirname "$0")/../.." || exit 1

# A build that still runs is not joined by another one.
mkdir -p .waymark/reports
exec 9>.waymark/rebuild.lock
lock=0
flock -n -E 75 9 || lock=$?
case $lock in
	0) ;;
	75) echo "$(date -Is) the last build still runs"; exit 0 ;;
	*) echo "$(date -Is) FAILED: no lock could be had (flock of util-linux ended with $lock): nothing was built"; exit 1 ;;
esac

# None runs for ever, whatever happens to it: reading has a limit of its own, CONTENT_SYNC_MINUTES.
code=0
timeout -k 60 90m npm run build || code=$?

name=".waymark/reports/$(date +%Y%m%dT%H%M%S)-exit-$code"
for kind in json html; do
	[ -f "content-report.$kind" ] && cp "content-report.$kind" "$name.$kind"
done
find .waymark/reports -type f -mtime +14 -delete

case $code in
	0) echo "$(date -Is) published" ;;
	3) echo "$(date -Is) WARNING: published from the last good snapshot" ;;
	*) echo "$(date -Is) FAILED: the earlier site stays"; exit "$code" ;;
esac
# Tell a monitor that a build went well, so that it notices when none does:
# curl -fsS -m 10 https://monitor.example/ping/guide
