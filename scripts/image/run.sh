#!/bin/sh
# A command of the image, by the name that this is called by, on the image's own Node.
umask 077
files=$(dirname "$(dirname "$(readlink -f "$0")")")
name=$(basename "$0")
# Beside Node's own certificates those of the system, which the server uses.
export NODE_USE_SYSTEM_CA=1
# What runs for months and does little needs a small young generation, and no optimised code.
[ "$name" != serve ] || flags="--max-semi-space-size=1 --no-opt"
exec "$files/programs/node" $flags "$files/commands/$name.mjs" "$@"
