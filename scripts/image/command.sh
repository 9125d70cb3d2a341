#!/bin/bash
# The image's commands besides serve. docs/deploy.md says what each is for.
. "$(dirname "$(readlink -f "$0")")/product.sh"
command=$(basename "$0")

case $command in
  backup) usage="backup [--to FILE]
Backs the database up into a file, also while the product runs." ;;
  check) usage="check
Checks all settings as the server would, and says what is wrong." ;;
  health) usage="health
Fails unless the running product and its database answer." ;;
  hourly) usage="hourly
Runs the hourly job of the running product once." ;;
  invite) usage="invite
Prints a link that lets one person sign up, where SIGN_UP is invited." ;;
  migrate) usage="migrate
Brings the database up to date." ;;
  restore) usage="restore --from FILE [--overwrite]
Restores a backup into an empty database; with --overwrite, in place of all that it holds." ;;
  token-rotate) usage="token-rotate [--at-once]
Makes a new key for the synced service's tokens; with --at-once, deletes all others, for after a leak." ;;
esac

to=$backups/manual-$(date --utc +%FT%H%M%S).sql.gz
from='' overwrite='' at_once=''
while (($# > 0)); do
  case $command\ $1 in
    *\ --help | *\ -h)
      echo "Usage: $usage"
      exit
      ;;
    'backup --to') to=${2:-} && shift ;;
    'restore --from') from=${2:-} && shift ;;
    'restore --overwrite') overwrite=overwrite ;;
    'token-rotate --at-once') at_once=at-once ;;
    *) fail "$command does not know \"$1\"."$'\n'"Usage: $usage" ;;
  esac
  shift || fail "A file's name is missing."$'\n'"Usage: $usage"
done
[[ $command != restore || -n $from ]] || fail "Name the backup."$'\n'"Usage: $usage"
[[ -n $to ]] || fail "A file's name is missing."$'\n'"Usage: $usage"

if [[ $command == check ]]; then
  operation check
  exit
fi
# The settings of the running product, where it has chosen them.
if is_running && [[ -e $facts ]]; then
  . "$facts"
elif [[ $command == health || ($command == hourly && -z ${DATABASE_URL:-}) ]]; then
  fail "Fundbook does not run on $data."
elif [[ -z ${DATABASE_URL:-} ]]; then
  lock_data
  make_database_key
  trap 'end_process "${database:-}" 40' EXIT
  start_database 2>"$data/log/database.log" >&2 || fail "The database did not start; see $data/log/database.log."
fi
export APP_URL=${APP_URL:-http://localhost:8787}

case $command in
  backup)
    mkdir --parents "$backups" 2>/dev/null
    back_up "$to"
    ;;
  health) operation health "$URL" ;;
  restore)
    backup_folder=$(dirname "$from")
    [[ -f $from && -r $from ]] || fail "$from cannot be restored (it cannot be read)."
    operation restore "$from" "$overwrite"
    ;;
  token-rotate) operation rotate-token "$at_once" ;;
  *) operation "$command" ;;
esac
