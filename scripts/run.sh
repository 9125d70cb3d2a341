# Runs a script on the project's own Node, with all packages installed.
set -e
node scripts/install.mjs
exec node_modules/.bin/node "$@"
