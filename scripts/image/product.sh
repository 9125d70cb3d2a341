# What the commands of the image share. They are in bash: Node would be a third of the image.
umask 077
files=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
data=${FUNDBOOK_DATA:-/data}
backups=$data/backups
# What a running product tells other commands.
facts=$data/run.env
# Ends with the process that starts it, however that ends.
tied=(setpriv --pdeathsig KILL)

# An empty setting counts as none.
while read -r name; do
  [[ ${!name} =~ [^[:space:]] ]] || unset "$name"
done < <(compgen -e)

fail() {
  echo "$1" >&2
  exit 1
}

# Leaves out what workerd reports of errors, which operations.ts says in sentences.
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

# Runs one of operations.ts to its end; $backup_folder is where it finds a backup.
operation() {
  local code=0 environment words
  environment=$(env --null | base64 --wrap=0)
  words=$(printf '%s\0' "$@" | base64 --wrap=0)
  ENVIRONMENT=$environment WORDS=$words "${tied[@]}" "$files/programs/workerd" test \
    --directory-path "backups=${backup_folder:-$files/migrations}" \
    --directory-path "migrations=$files/migrations" \
    "$files/operations/operations.capnp" 2> >(without_reports >&2) || code=$?
  wait $!
  return $code
}

# Makes the folders, and this process the only one that runs the product on them. The processes that it starts hold the
# lock too, until they have ended.
lock_data() {
  mkdir --parents "$backups" "$data/outbox" "$data/log" 2>/dev/null && [[ -w $data ]] ||
    fail "The data folder $data cannot be written."
  exec {lock}<"$data"
  if flock --nonblock "$lock"; then
    rm --force "$facts"
    return
  fi
  [[ -e $facts ]] || fail "Fundbook is just being started on $data."
  . "$facts"
  fail "Fundbook is already running on $data, at $URL."
}

is_running() { [[ -d $data ]] && ! flock --nonblock "$data" true; }

# A port that nobody listens on, below those that the system gives out.
free_port() {
  local port
  while port=$((RANDOM % 22000 + 10000)); (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null; do :; done
  echo "$port"
}

# Succeeds if a server on this machine answers port $1 and path $2 with status 200 within five seconds.
answers() {
  local ask='exec 3<>"/dev/tcp/127.0.0.1/$1" &&
    printf "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n" "$2" >&3 &&
    read -r _ status _ <&3 && [[ $status == 200 ]]'
  "${tied[@]}" timeout 5 bash -c "$ask" ask "$1" "$2" 2>/dev/null &
  # By wait, so that a signal is handled at once.
  wait $!
}

# Waits up to a minute until the process $1, which listens on port $2, answers the path $3.
until_up() {
  local deadline=$((SECONDS + 60))
  until answers "$2" "$3"; do
    kill -0 "$1" 2>/dev/null && ((SECONDS < deadline)) || return 1
    sleep 0.02
  done
}

# A new key at each start: with it, only what this process starts can read the database.
make_database_key() {
  local key
  key=$(operation make-key) || exit 1
  echo "${key#*$'\n'}" >"$data/database-key.pem"
  export DATABASE_URL DATABASE_AUTH_TOKEN=${key%%$'\n'*}
  database_port=$(free_port)
  DATABASE_URL=http://127.0.0.1:$database_port
}

# Starts the database of the data folder, as the process $database.
start_database() {
  "${tied[@]}" "$files/programs/sqld" --no-welcome --db-path "$data/db" \
    --http-listen-addr "127.0.0.1:$database_port" --shutdown-timeout 3 \
    --auth-jwt-key-file "$data/database-key.pem" &
  database=$!
  until_up "$database" "$database_port" /health
}

# Ends the process $1, and kills it where that takes more than $2 tenths of a second.
end_process() {
  [[ -n $1 ]] && kill -TERM "$1" 2>/dev/null || return 0
  local tenth
  for ((tenth = 0; tenth < $2; tenth += 1)); do
    kill -0 "$1" 2>/dev/null || return 0
    sleep 0.1
  done
  kill -KILL "$1" 2>/dev/null
}

# Backs the database up into the file $1; $2 is what the message adds. The file appears once it is whole and on the disk.
back_up() {
  local draft=$1.$$.new code=0 backup_folder
  backup_folder=$(dirname "$1")
  { : >"$draft.said"; } 2>/dev/null || fail "No backup was made ($backup_folder cannot be written)."
  operation backup "$1" "$(basename "$draft")" "${2:-}" >"$draft.said" &&
    sync "$draft" && mv "$draft" "$1" && cat "$draft.said" || code=1
  rm --force "$draft" "$draft.said"
  return $code
}

# Deletes all but the newest 30 backups of the kind $1, whose names sort by their time, and what is left of interrupted ones.
prune_backups() {
  local kept=("$backups/$1"-*.sql.gz)
  ((${#kept[@]} <= 30)) || rm --force "${kept[@]:0:${#kept[@]}-30}"
  find "$backups" -maxdepth 1 -name '*.new*' -mtime +0 -delete
}
