# What the commands of the image share. They are in bash: Node would be two fifths of the image.
umask 077
files=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
data=${FUNDBOOK_DATA:-/data}
backups=$data/backups
# Where a running product leaves its addresses and its database token for other commands.
run_file=$data/run.env
# Killed by the kernel when its parent ends, however that ends.
tied=(setpriv --pdeathsig KILL)
# The process of the database, and a backup that is being written.
database='' draft=''

# Treats an empty setting as unset.
while read -r name; do
  [[ ${!name} =~ [^[:space:]] ]] || unset "$name"
done < <(compgen -e)

fail() {
  echo "$1" >&2
  exit 1
}

# The settings, and the names that could be misspelt ones. Not the whole environment: what a process is given has a limit.
settings_and_names() {
  local name settings
  settings=" $(sed --quiet 's/.*fromEnvironment = "\([A-Z_]*\)".*/\1/p' "$files/server/workerd.capnp" | tr '\n' ' ') "
  while read -r name; do
    if [[ "$settings ALERT_URL FUNDBOOK_PORT " == *" $name "* ]]; then
      printf '%s=%s\0' "$name" "${!name}"
    elif ((${#name} <= 24)); then
      printf '%s=\0' "$name"
    fi
  done < <(compgen -e)
}

# Drops what workerd reports of errors: operations.ts says each in a sentence.
without_reports() {
  local line is_report=
  while IFS= read -r line || [[ -n $line ]]; do
    case $line in
      workerd/* | 'Tests failed!') is_report=1 ;;
      '    at '* | 'stack: '*) [[ -n $is_report ]] || echo "$line" ;;
      *)
        is_report=
        echo "$line"
        ;;
    esac
  done
}

# Runs one of operations.ts to its end. $1 is the folder of the backup that it reads or writes, the rest its name and words.
operation_in() {
  local code=0 folder=$1 environment words
  shift
  environment=$(settings_and_names | base64 --wrap=0)
  words=$(printf '%s\0' "$@" | base64 --wrap=0)
  ENVIRONMENT=$environment WORDS=$words "${tied[@]}" "$files/programs/workerd" test \
    --directory-path "backups=$folder" --directory-path "migrations=$files/migrations" \
    "$files/operations/operations.capnp" 2> >(without_reports >&2) || code=$?
  wait $!
  return $code
}

# Of an operation without a backup.
operation() { operation_in "$files/migrations" "$@"; }

# Makes the folders and locks them. Child processes inherit the lock, and hold it until they have ended.
lock_data() {
  local place problem=''
  mkdir --parents "$backups" "$data/outbox" "$data/log" 2>/dev/null && [[ -w $data ]] ||
    fail "The data folder $data cannot be written."
  for place in "$backups" "$data"/{outbox,log,db,database-key.pem}; do
    [[ ! -e $place || -w $place ]] || fail "$place belongs to another user, who has run Fundbook on it."
  done
  head --bytes=1M /dev/zero 2>/dev/null >"$data/space-check" ||
    problem="The disk of the data folder $data is full. Make room and start again; nothing that was saved is lost."
  rm --force "$data/space-check"
  [[ -z $problem ]] || fail "$problem"
  exec {lock}<"$data"
  # Others look for the lock, and have it for a moment then; what was killed has it until its disk is done.
  if flock --timeout 1 "$lock" || { ! is_answering && flock --timeout 9 "$lock"; }; then
    rm --force "$run_file"
  elif [[ -e $run_file ]]; then
    . "$run_file"
    fail "Fundbook is already running on $data, at $URL."
  else
    fail "Another command of Fundbook is running on $data; try again when it has ended."
  fi
}

# Whether the product that last ran here still does.
is_answering() { [[ -e $run_file ]] && (. "$run_file" && answers 127.0.0.1 "${URL##*:}" /); }

is_locked() { [[ -r $data ]] && ! flock --shared --nonblock "$data" true; }

# A port that nobody listens on, below the ephemeral ones, and none of $@.
free_port() {
  local port=$1
  while [[ " $* " == *" $port "* ]] || (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do
    port=$((RANDOM % 22000 + 10000))
  done
  echo "$port"
}

# Succeeds if address $1, port $2 and path $3 are answered with status 200 within five seconds.
answers() { answers_with '^HTTP/1.1 200 ' "$@"; }

# Succeeds if the answer of address $2, port $3 and path $4 has a line with the pattern $1 within five seconds.
answers_with() {
  local probe='exec 3<>"/dev/tcp/$2/$3" &&
    printf "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" "$4" >&3 &&
    grep --quiet --max-count=1 "$1" <&3'
  "${tied[@]}" timeout 5 bash -c "$probe" probe "$@" 2>/dev/null &
  # In the background: bash runs a trap only after a foreground command has ended.
  wait $!
}

# Tenths of a second since the machine started: its clock can be set, these not.
uptime_tenths() {
  local seconds
  read -r seconds _ </proc/uptime
  seconds=${seconds/./}
  echo "${seconds%?}"
}

# Waits up to a minute until the process $1 answers the rest.
wait_until_up() {
  local process=$1 deadline=$(($(uptime_tenths) + 600))
  shift
  until answers "$@"; do
    kill -0 "$process" 2>/dev/null && (($(uptime_tenths) < deadline)) || return 1
    sleep 0.05
  done
  kill -0 "$process" 2>/dev/null
}

# A new key at each start: with it, only what this process starts can read the database. $@ are ports that are not free.
make_database_key() {
  local key
  key=$(operation make-key) || exit 1
  echo "${key#*$'\n'}" >"$data/database-key.pem"
  database_port=$(free_port 0 "$@")
  export DATABASE_URL=http://127.0.0.1:$database_port DATABASE_AUTH_TOKEN=${key%%$'\n'*}
}

# Starts the database of the data folder. It knows no setting.
start_database() {
  env --ignore-environment "PATH=$PATH" "MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX:-}" \
    "MALLOC_TRIM_THRESHOLD_=${MALLOC_TRIM_THRESHOLD_:-}" \
    "${tied[@]}" "$files/programs/sqld" --no-welcome --db-path "$data/db" \
    --http-listen-addr "127.0.0.1:$database_port" --shutdown-timeout 2 \
    --auth-jwt-key-file "$data/database-key.pem" &
  database=$!
}

wait_for_database() { wait_until_up "$database" 127.0.0.1 "$database_port" /health; }

# Starts the database and waits for it. Where it ends by itself, it is tried once more without the side files that sqld
# writes unsynced and makes anew where they are missing: a power cut can damage them (database/side-files.ts).
bring_up_database() {
  local aside
  start_database
  ! wait_for_database || return 0
  ! kill -0 "$database" 2>/dev/null || return 1
  aside=$data/db/set-aside-$(date --utc +%FT%H-%M-%S)
  move_side_files "$data/db" "$aside"
  start_database
  if wait_for_database; then
    repaired="The database did not start with its side files, which a power cut can damage. They are in $aside now, and it has started with new ones. All that was saved is there."
    return 0
  fi
  move_side_files "$aside" "$data/db"
  rm --recursive --force "$aside"
  return 1
}
repaired=''

# From the folder $1 to the folder $2.
move_side_files() {
  local place
  for place in "$1"/.version "$1"/metastore "$1"/dbs/*/stats.json "$1"/dbs/*/wallog; do
    [[ -e $place ]] || continue
    mkdir --parents "$(dirname "$2/${place#"$1"/}")"
    rm --recursive --force "$2/${place#"$1"/}"
    mv --no-target-directory "$place" "$2/${place#"$1"/}"
  done
}

# Ends the process $1, and kills it where that takes more than $2 tenths of a second.
end_process() {
  [[ -n $1 ]] && kill -TERM "$1" 2>/dev/null || return 0
  local deadline=$(($(uptime_tenths) + $2))
  while (($(uptime_tenths) < deadline)); do
    kill -0 "$1" 2>/dev/null || return 0
    sleep 0.05
  done
  kill -KILL "$1" 2>/dev/null
}

remove_draft() { [[ -z $draft ]] || rm --recursive --force "$draft"; }

# Backs the database up to the file $1; $2 is added to the message. The file appears once it is whole and on the disk.
# A command that calls it calls remove_draft at its end.
back_up() {
  local folder problem='' code=0
  folder=$(dirname "$1")
  draft=$(mktemp --directory "$folder/.fundbook-draft.XXXXXX" 2>/dev/null) || problem="$folder cannot be written"
  [[ ! -d $1 ]] || problem="$1 is a folder"
  if [[ -n $problem ]]; then
    echo "No backup was made ($problem)." >&2
    return 1
  fi
  # What is left of backups that were interrupted.
  find "$folder" -maxdepth 1 -type d -name '.fundbook-draft.??????' -mtime +0 -exec rm --recursive --force {} +
  operation_in "$draft" backup "$1" "${2:-}" >"$draft/output" &&
    sync "$draft/backup.sql.gz" && mv --no-target-directory "$draft/backup.sql.gz" "$1" &&
    cat "$draft/output" || code=1
  remove_draft
  return $code
}

# Deletes all but the newest 30 backups whose names, which sort by time, have the pattern $1.
prune_backups() {
  local kept
  # shellcheck disable=SC2206 # a pattern
  kept=("$backups"/$1)
  ((${#kept[@]} <= 30)) || rm --force "${kept[@]:0:${#kept[@]}-30}"
}
