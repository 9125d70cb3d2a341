#!/bin/bash
# Runs the product: starts its database and its server again when one of them ends, and runs the hourly job and the nightly
# backup.
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
    *) fail "$usage" ;;
  esac
  shift 2 || fail "$usage"
done
[[ $port =~ ^[1-9][0-9]{0,4}$ ]] && ((port < 65536)) || fail "The port must be a number from 1 to 65535."

server='' database='' task='' tick=''

# Ends all within five seconds: the server 1.5 for the requests that it has begun, the database its own three.
stop() {
  trap '' TERM INT HUP
  end_process "$task" 3
  end_process "$server" 15
  end_process "$database" 30
  rm --force "$facts"
  exit "$1"
}

give_up() {
  "${tied[@]}" bash "$files/commands/task.sh" alert "Fundbook ends: $1" &
  wait $!
  echo "$1" >&2
  stop 1
}

lock_data
trap 'stop 0' TERM INT HUP
URL=http://localhost:$port
operation check >/dev/null || stop 1
export APP_URL=${APP_URL:-$URL}

config=plain
outbox=()
if [[ -z ${RESEND_API_KEY:-} && -z ${SMTP_URL:-} ]]; then
  config=withOutbox
  outbox_port=$(free_port)
  outbox=("--socket-addr=outbox=127.0.0.1:$outbox_port" "--directory-path=files=$data/outbox")
  export RESEND_BASE_URL=http://127.0.0.1:$outbox_port RESEND_API_KEY OUTBOX=$data/outbox
  read -r RESEND_API_KEY </proc/sys/kernel/random/uuid
fi

start_server() {
  "${tied[@]}" "$files/programs/workerd" serve "$files/server/image.capnp" "$config" \
    "--socket-addr=http=$host:$port" "${outbox[@]}" &
  server=$!
  until_up "$server" "$port" /api/health
}

if [[ -z ${DATABASE_URL:-} ]]; then
  make_database_key
  echo "Starting the database …"
  start_database || give_up "The database did not start."
fi
"${tied[@]}" bash "$files/commands/task.sh" upgrade &
task=$!
wait "$task" || stop 1
task=''
echo "Starting the server …"
start_server || give_up "The server did not start."
for name in URL APP_URL DATABASE_URL DATABASE_AUTH_TOKEN; do
  printf 'export %s=%q\n' "$name" "${!name:-}"
done >"$facts.new"
mv "$facts.new" "$facts"
echo "Fundbook is up at $APP_URL"

# How a process ended, from its exit status.
describe_end() {
  if (($1 > 128)); then echo "SIG$(kill -l "$1")"; else echo "exit code $1"; fi
}

declare -A ends=([server]='' [database]='')

# Starts the server or the database again, unless it has ended three times within 30 s.
restart() {
  local status=0 recent
  wait "${!1}" || status=$?
  # shellcheck disable=SC2206 # words, each a time
  recent=(${ends[$1]} "$SECONDS")
  ((${#recent[@]} <= 3)) || recent=("${recent[@]:1}")
  ends[$1]=${recent[*]}
  ((${#recent[@]} < 3 || SECONDS - recent[0] > 30)) || give_up "The $1 does not stay up."
  echo "The $1 ended ($(describe_end "$status")); starting it again."
  "start_$1" || kill -KILL "${!1}" 2>/dev/null
}

failed_checks=0
# A database that does not answer five times in a row is killed, so that it is started again.
check_database() {
  if answers "$database_port" /health; then failed_checks=0; else ((failed_checks += 1)); fi
  ((failed_checks < 5)) || {
    failed_checks=0
    echo "The database did not answer."
    kill -KILL "$database" 2>/dev/null
  }
}

# The hourly job runs at each full hour and now. Where it fails, it runs again earlier: when a machine starts, its network
# may not be there yet. Minutes, by how often it has failed.
retries=(60 1 5 15)
failures=0 next_task=0

end_task() {
  if wait "$task"; then failures=0; else ((failures += 1)); fi
  task=''
  local now=$EPOCHSECONDS
  local hour=$((now - now % 3600 + 3600)) retry=$((now + ${retries[failures]:-60} * 60))
  next_task=$((retry < hour ? retry : hour))
}

while :; do
  if ! kill -0 "$server" 2>/dev/null; then
    restart server
  elif [[ -n $database ]] && ! kill -0 "$database" 2>/dev/null; then
    restart database
  elif [[ -n $task ]] && ! kill -0 "$task" 2>/dev/null; then
    end_task
  elif [[ -z $task ]] && ((EPOCHSECONDS >= next_task)); then
    "${tied[@]}" bash "$files/commands/task.sh" hourly &
    task=$!
  elif ! kill -0 "$tick" 2>/dev/null; then
    [[ -z $database ]] || check_database
    "${tied[@]}" sleep 5 &
    tick=$!
  else
    # Until any of them ends.
    wait -n
  fi
done
