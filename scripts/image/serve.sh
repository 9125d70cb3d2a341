#!/bin/bash
# Runs the product: starts its database and its server again when one of them ends or hangs, and runs the hourly job and the
# nightly backup.
. "$(dirname "$(readlink -f "$0")")/product.sh"

usage="Usage: serve [--port NUMBER] [--host ADDRESS]
Runs the product with its database, its hourly job and nightly backups."
port=8787 host=127.0.0.1
while (($# > 0)); do
  case $1 in
    --port) port=${2:-} ;;
    --host) host=${2:-} ;;
    --help | -h)
      echo "$usage"
      exit
      ;;
    *) fail "serve has no option \"$1\"."$'\n'"$usage" ;;
  esac
  shift 2 || fail "$usage"
done
[[ $port =~ ^[1-9][0-9]{0,4}$ ]] && ((port < 65536)) || fail "The port must be a number from 1 to 65535."
[[ $host == 127.0.0.1 || $host == 0.0.0.0 ]] ||
  fail "The host must be 127.0.0.1, for this machine alone, or 0.0.0.0."

server='' task='' timer=''

# Ends all within five seconds: 0.3 s for a task, 1.2 s for the requests that the server has begun, 2.5 s for the database.
stop() {
  trap '' TERM INT HUP
  end_process "$task" 3
  end_process "$server" 12
  end_process "$database" 25
  rm --force "$run_file"
  exit "$1"
}

# Runs a task of task.sh, as the process $task.
start_task() {
  "${tied[@]}" bash "$files/commands/task.sh" "$@" 2>&"$errors" &
  task=$!
}

give_up() {
  trap 'stop 1' TERM INT HUP
  end_process "$task" 3
  start_task alert "Fundbook ends: $1"
  wait "$task"
  stop 1
}

start_server() {
  # The server is the lock: it would wait for itself.
  env --unset=WRITE_LOCK_URL "${tied[@]}" "$files/programs/workerd" serve "$files/server/image.capnp" "$config" \
    "--socket-addr=http=$host:$port" "--socket-addr=lock=127.0.0.1:$lock_port" "${outbox[@]}" 2>&"$errors" &
  server=$!
}

lock_data
# Left by backups that were killed with the product.
rm --recursive --force "$backups"/.fundbook-draft.??????
exec {errors}>&2
trap 'stop 0' TERM INT HUP
operation check >/dev/null || stop 1
! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || give_up "Port $port is in use."
URL=http://localhost:$port
export APP_URL=${APP_URL:-http://localhost:${FUNDBOOK_PORT:-$port}}

# bash reports each process that was killed.
exec 2>/dev/null
config=plain outbox=()
if [[ -z ${RESEND_API_KEY:-} && -z ${SMTP_URL:-} ]]; then
  outbox_port=$(free_port 0 "$port")
  config=withOutbox
  outbox=("--socket-addr=outbox=127.0.0.1:$outbox_port" "--directory-path=files=$data/outbox")
  export RESEND_BASE_URL=http://127.0.0.1:$outbox_port RESEND_API_KEY OUTBOX=$data/outbox
  read -r RESEND_API_KEY </proc/sys/kernel/random/uuid
fi

RUN_HOST=$HOSTNAME
lock_port=$(free_port 0 "$port" "${outbox_port:-0}")
export WRITE_LOCK_URL=http://127.0.0.1:$lock_port
published=(URL APP_URL RUN_HOST WRITE_LOCK_URL)
if [[ -z ${DATABASE_URL:-} ]]; then
  published+=(DATABASE_URL DATABASE_AUTH_TOKEN)
  make_database_key "$port" "${outbox_port:-0}" "$lock_port" 2>&"$errors"
  echo "Starting the database …"
  bring_up_database 2>&"$errors" || give_up "The database did not start."
  [[ -z $repaired ]] || echo "$repaired"
fi
start_task upgrade
wait "$task" || give_up "The database could not be brought up to date."
echo "Starting the server …"
start_server
wait_until_up "$server" 127.0.0.1 "$port" /api/health || give_up "The server did not start."
for name in "${published[@]}"; do
  printf 'export %s=%q\n' "$name" "${!name}"
done >"$run_file.new"
mv "$run_file.new" "$run_file"
echo "Fundbook is up at $APP_URL"

# How a process ended, from its exit status.
describe_end() {
  if (($1 > 128)); then echo "SIG$(kill -l "$1")"; else echo "exit code $1"; fi
}

declare -A exit_times=([server]='' [database]='') failed_checks=([server]=0 [database]=0)
# How often in a row the health check has said that the database takes no writes, and whether it was ended for that.
stopped_writes=0 ended_for_writes=

# Starts the server or the database again, unless it has ended by itself three times within 30 s.
restart() {
  local status=0 now recent
  wait "${!1}" || status=$?
  if [[ $1 == database && -n $ended_for_writes ]]; then
    ended_for_writes=
    echo "The database ended (it took no writes); starting it again."
    failed_checks[database]=-20
    start_database 2>&"$errors"
    return
  fi
  now=$(uptime_tenths)
  # shellcheck disable=SC2206 # words, each a time
  recent=(${exit_times[$1]} "$now")
  ((${#recent[@]} <= 3)) || recent=("${recent[@]:1}")
  exit_times[$1]=${recent[*]}
  ((${#recent[@]} < 3 || now - recent[0] > 300)) || give_up "The $1 does not stay up."
  echo "The $1 ended ($(describe_end "$status")); starting it again."
  # A minute more for the start.
  failed_checks[$1]=-20
  "start_$1" 2>&"$errors"
}

# Kills the part $1 where it did not answer port $2 and path $3 six times in a row, so that it is started again.
check() {
  if answers 127.0.0.1 "$2" "$3"; then
    failed_checks[$1]=0
  elif ((++failed_checks[$1] == 6)); then
    "${tied[@]}" bash "$files/commands/task.sh" alert "The $1 did not answer." 2>&"$errors" &
    kill -KILL "${!1}"
  fi
}

# Kills the database where the health check has said twice in a row that it takes no writes.
check_writes() {
  if ! answers_with 'no-writes' 127.0.0.1 "$port" /api/health; then
    stopped_writes=0
  elif ((++stopped_writes == 2)); then
    stopped_writes=0 ended_for_writes=1
    "${tied[@]}" bash "$files/commands/task.sh" alert "The database took no writes." 2>&"$errors" &
    kill -KILL "$database"
  fi
}

# The hourly job runs now and at each full hour. After a failure it runs again sooner: when a machine starts, its network
# may not be there yet. Minutes, by how often it has failed in a row.
retries=(60 1 5 15)
failures=0 next_task=0

finish_task() {
  if wait "$task"; then failures=0; else ((failures += 1)); fi
  task=''
  local now=$EPOCHSECONDS
  local hour=$((now - now % 3600 + 3600)) retry=$((now + ${retries[failures]:-60} * 60))
  next_task=$((retry < hour ? retry : hour))
}

# Also where the clock was set back.
is_task_due() { ((EPOCHSECONDS >= next_task || EPOCHSECONDS < next_task - 3600)); }

task=''
while :; do
  if [[ -n $database ]] && ! kill -0 "$database"; then
    restart database
  elif ! kill -0 "$server"; then
    restart server
  elif [[ -n $task ]] && ! kill -0 "$task"; then
    finish_task
  elif [[ -z $task ]] && is_task_due; then
    start_task hourly
  elif ! kill -0 "$timer"; then
    if [[ -n $database ]]; then
      check database "$database_port" /health
      check_writes
    fi
    # Not its health, which is the database's too.
    check server "$port" /
    "${tied[@]}" sleep 2 &
    timer=$!
  else
    # Until any of them ends.
    wait -n
  fi
done
