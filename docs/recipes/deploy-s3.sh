#!/bin/sh
# After a build that ended with 0 or 3: puts dist/ into a bucket behind CloudFront.
#   docs/recipes/deploy-s3.sh s3://guide-bucket E2EXAMPLE
# Pages come after what they need, and what is gone goes last: a visitor in between finds every page whole.
set -eu
bucket=$1
distribution=$2
forever='public, max-age=31536000, immutable'
for folder in _astro images social; do
	[ ! -d "dist/$folder" ] || aws s3 sync "dist/$folder" "$bucket/$folder" --size-only --cache-control "$forever"
done
for folder in covers data pagefind; do
	[ ! -d "dist/$folder" ] || aws s3 sync "dist/$folder" "$bucket/$folder" --cache-control 'public, max-age=300'
done
# Not --size-only: a page may change and keep its length.
aws s3 sync dist "$bucket" --cache-control 'public, max-age=300' \
	--exclude '_astro/*' --exclude 'images/*' --exclude 'social/*' --exclude '*.jsonld' \
	--exclude _redirects --exclude _headers
aws s3 sync dist "$bucket" --cache-control 'public, max-age=300' --content-type application/ld+json \
	--exclude '*' --include '*.jsonld'
aws s3 sync dist "$bucket" --delete --size-only --exclude _redirects --exclude _headers
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
