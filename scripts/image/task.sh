#!/bin/bash
# What serve.sh starts now and then: upgrade, hourly and alert.
. "$(dirname "$(readlink -f "$0")")/product.sh"
trap remove_draft EXIT
# The names of backups that the product makes by itself.
digit='[0-9]'
day=$digit$digit$digit$digit-$digit$digit-$digit$digit
time=$digit$digit$digit$digit$digit$digit

# Brings the database up to date, and backs it up first where it holds data.
upgrade() {
  local state
  state=$(operation schema-state) || exit 1
  operation soundness
  [[ $state != current ]] || return 0
  if [[ $state == older ]]; then
    back_up "$backups/before-upgrade-$(date --utc +%FT%H%M%S).sql.gz" \
      ", because this version changes the database" || exit 1
    prune_backups "before-upgrade-${day}T$time.sql.gz"
  fi
  operation migrate >/dev/null || exit 1
}

alert() {
  echo "$1" >&2
  [[ -z ${ALERT_URL:-} ]] || operation alert "$1"
}

# Runs the hourly job, and backs up last night's state unless that was done. Fails where the job fails.
hourly() {
  local code=0 nightly
  operation hourly || {
    code=1
    alert "Fundbook's hourly job failed. The log says why."
  }
  # The nightly backup is due at 21:00 UTC, 02:30 in India, when AMFI has published the day's list.
  nightly=$backups/nightly-$(date --utc --date='3 hours' +%F).sql.gz
  mkdir --parents "$backups" 2>/dev/null
  if [[ ! -e $nightly ]]; then
    if back_up "$nightly"; then
      prune_backups "nightly-$day.sql.gz"
    else
      alert "Fundbook's nightly backup failed. It is tried again in an hour."
    fi
  fi
  return $code
}

case $1 in
  upgrade | hourly) "$1" ;;
  alert) alert "$2" ;;
esac
