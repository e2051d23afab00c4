#!/bin/sh
# After a build that ended with 0 or 3: puts dist/ into a bucket behind CloudFront.
#   docs/recipes/deploy-s3.sh s3://guide-bucket E2EXAMPLE
# Pages come after what they need, and what is gone goes when nobody has the former pages any more: every page is found whole.
set -eu
# A preview with drafts is not for the public.
test ! -e dist/preview-with-drafts.txt
bucket=$1
distribution=$2
forever='public, max-age=31536000, immutable'
briefly='public, max-age=300'
for folder in _astro images social covers; do
	[ ! -d "dist/$folder" ] || aws s3 sync "dist/$folder" "$bucket/$folder" --size-only --cache-control "$forever"
done
# `aws` asks the machine for types, and not every machine knows these endings.
set --
for ending in geojson gpx ics jsonld kml; do
	set -- "$@" --exclude "*.$ending"
done
for folder in data pagefind; do
	[ ! -d "dist/$folder" ] || aws s3 sync "dist/$folder" "$bucket/$folder" --cache-control "$briefly" "$@"
done
typed() {
	aws s3 sync dist "$bucket" --cache-control "$briefly" --exclude '*' --include "*.$1" --content-type "$2"
}
typed geojson application/geo+json
typed gpx application/gpx+xml
typed ics 'text/calendar; charset=utf-8'
typed jsonld application/ld+json
typed kml application/vnd.google-earth.kml+xml
# Not --size-only: a page may change and keep its length.
aws s3 sync dist "$bucket" --cache-control "$briefly" "$@" \
	--exclude '_astro/*' --exclude 'images/*' --exclude 'social/*' --exclude 'covers/*' --exclude _redirects --exclude _headers
invalidation=$(aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*' \
	--query Invalidation.Id --output text)
aws cloudfront wait invalidation-completed --distribution-id "$distribution" --id "$invalidation"
# Browsers show pages that they have for five minutes more.
sleep 300
aws s3 sync dist "$bucket" --delete --size-only --exclude _redirects --exclude _headers
