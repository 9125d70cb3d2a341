#!/bin/bash
# Every command of the image but serve. docs/deploy.md says what each is for.
. "$(dirname "$(readlink -f "$0")")/product.sh"
command=$(basename "$0")

case $command in
  backup) usage="backup [--to FILE]
Backs the database up to a file, even while the product runs." ;;
  check) usage="check
Checks all settings as the server would, and says what is wrong and how the last hourly job went." ;;
  health) usage="health
Fails unless the running product and its database answer." ;;
  hourly) usage="hourly [--trust-clock]
Runs the hourly job of the running product once; with --trust-clock, deletes what has expired even after the clock has jumped." ;;
  invite) usage="invite
Prints a link that lets one person sign up, where SIGN_UP is invited." ;;
  migrate) usage="migrate
Applies the migrations that the database lacks." ;;
  nav-load) usage="nav-load --accept
Takes the scheme list of the source that was held back because its NAVs jump." ;;
  restore) usage="restore --from FILE [--overwrite]
Restores a backup into an empty database; with --overwrite, replaces all that it holds." ;;
  token-rotate) usage="token-rotate [--at-once]
Makes a new key for the synced service's tokens; with --at-once, also deletes all others, for after a leak." ;;
esac

to=$backups/manual-$(date --utc +%FT%H%M%S).sql.gz
from='' overwrite='' at_once='' trust_clock='' accept=''
missing="A file's name is missing."$'\n'"Usage: $usage"
while (($# > 0)); do
  case "$command $1" in
    *' --help' | *' -h')
      echo "Usage: $usage"
      exit
      ;;
    'backup --to')
      to=${2:-}
      shift
      ;;
    'restore --from')
      from=${2:-}
      shift
      ;;
    'restore --overwrite') overwrite=overwrite ;;
    'token-rotate --at-once') at_once=at-once ;;
    'hourly --trust-clock') trust_clock=trust-clock ;;
    'nav-load --accept') accept=accept ;;
    *) fail "$command has no option \"$1\"."$'\n'"Usage: $usage" ;;
  esac
  shift || fail "$missing"
done
[[ -n $to && ($command != restore || -n $from) ]] || fail "$missing"
[[ $command != nav-load || -n $accept ]] || fail "Usage: $usage"
# No name looks like an option then.
[[ $to == /* ]] || to=$PWD/$to
[[ $from == /* ]] || from=$PWD/$from

if [[ $command == check ]]; then
  operation check || exit
  if is_locked && [[ -e $run_file ]]; then
    . "$run_file"
    operation job-report
  fi
  exit
fi
trap 'remove_draft; end_process "$database" 25' EXIT
# A running product has chosen the port and the token of its database.
if is_locked && [[ -e $run_file ]]; then
  . "$run_file"
  [[ $RUN_HOST == "$HOSTNAME" ]] ||
    fail "Fundbook runs in another container on $data: run this command in that one, by exec."
elif [[ $command == health || ($command == hourly && -z ${DATABASE_URL:-}) ]]; then
  fail "Fundbook does not run on $data."
elif [[ -z ${DATABASE_URL:-} ]]; then
  lock_data
  make_database_key
  bring_up_database >"$data/log/database.log" 2>&1 ||
    fail "The database did not start; see $data/log/database.log."
  [[ -z $repaired ]] || echo "$repaired" >&2
fi
export APP_URL=${APP_URL:-http://localhost:8787}

case $command in
  backup)
    [[ $to != "$backups"/* ]] || mkdir --parents "$backups" 2>/dev/null
    back_up "$to"
    ;;
  health) operation health "$URL" ;;
  restore)
    [[ -f $from && -r $from ]] || fail "$from cannot be restored (it cannot be read)."
    operation_in "$(dirname "$from")" restore "$from" "$overwrite"
    ;;
  hourly) operation hourly "$trust_clock" ;;
  token-rotate) operation rotate-token "$at_once" ;;
  *) operation "$command" ;;
esac
