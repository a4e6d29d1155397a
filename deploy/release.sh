#!/bin/sh
# Deploys a release on a machine with systemd, or rolls back to the previous one.
#
#   REPOSITORY=https://… SITE_URL=https://www.example.com deploy/release.sh [branch or tag]
#   deploy/release.sh --rollback [folder of a release]
#
# The new release is built in its own folder and must answer on its own port before /srv/site/current points to it. Then
# the instances are restarted one after the other. If one of them does not answer afterwards, the script rolls back to the
# previous release. A release that has been live is marked (.answered): --rollback without a folder chooses the last marked
# release before the current one.
#
# Needs git, Node, npm, curl, flock (util-linux), and the right to restart the instances.
set -eu

site=${SITE_FOLDER:-/srv/site}
instances=${INSTANCES:-site@3001 site@3002}
probe=${PROBE_PORT:-3999}
restart=${RESTART:-sudo systemctl restart}
seconds=${HEALTH_SECONDS:-30}
commit=

say() { echo "release: $*"; }
fail() { echo "release: $*" >&2; exit 1; }

# Requests an address of this machine, without a proxy even where http_proxy is set.
ask() { curl --noproxy '*' -s -m 5 "$@"; }

mkdir -p "$site/releases" 2>/dev/null && [ -w "$site" ] && [ -w "$site/releases" ] ||
  fail "$(id -un) may not write to $site/releases: run it as the user that the folders belong to"
case "$restart" in
  'sudo '*)
    for instance in $instances; do
      sudo -n -l ${restart#sudo } "$instance" >/dev/null 2>&1 ||
        fail "$(id -un) may not run “$restart $instance” without a password: /etc/sudoers.d/site has to say so"
    done
    ;;
esac
# Links need absolute paths, wherever this script was started.
site=$(readlink -f "$site")
exec 9>"$site/release.lock" || fail "$(id -un) may not write to $site/release.lock"
flock -n 9 || fail 'another release is under way'
before=$(readlink -e "$site/current" || true)

# Succeeds once a page, the first file that it names, and the endpoint answer. Missing mail settings are no reason to
# keep an old site: the health check reports them. With a process id, the answer has to come from that process: it must
# be alive, and where the health check reports a commit, that must be the one that was built.
healthy() { # port [process]
  tries=0
  while [ "$tries" -lt "$seconds" ]; do
    [ -z "${2:-}" ] || kill -0 "$2" 2>/dev/null || return 1
    at=http://127.0.0.1:$1
    page=$(ask -f "$at/" || true)
    named=$(echo "$page" | grep -o '/_next/static/[^"]*' | head -n 1 || true)
    file=
    # A server that starts between two requests has answered only the second.
    [ -z "$page" ] || file=$(ask -o /dev/null -w '%{http_code}' "$at${named:-/}" || true)
    health=$(ask "$at/api/health" || true)
    case "${2:+$health}" in *'"version":"'*+"$commit"'"'*) ;; *'"version":"'*+*) health= ;; esac
    case "$file $health" in '200 {"status":'*) return 0 ;; esac
    sleep 1
    tries=$((tries + 1))
  done
  return 1
}

# Makes the link `current` point to a release, in one step.
switch_to() { # folder
  rm -f "$site/turn"
  ln -s "$1" "$site/turn"
  mv -T "$site/turn" "$site/current"
}

restart_all() {
  pause=0
  for instance in $instances; do
    # Waits until the proxy has noticed that the previous instance is back: with neither, Caddy refuses messages at once.
    sleep "$pause"
    pause=2
    $restart "$instance" || { say "“$restart $instance” failed"; return 1; }
    healthy "${instance##*@}" || { say "$instance does not answer"; return 1; }
  done
}

go_live() { # folder
  # From here on signals are ignored until the switch is complete or undone: otherwise some instances would serve the
  # old release and some the new one.
  trap '' HUP INT TERM
  switch_to "$1"
  if restart_all; then
    touch "$1/.answered"
    say "live: $1"
    return
  fi
  [ -n "$before" ] || fail "$1 does not answer, and there is none before it"
  switch_to "$before"
  restart_all || fail "neither $1 nor $before answers"
  fail "$1 does not answer after the restart; back to $before"
}

if [ "${1:-}" = --rollback ]; then
  to=${2:-}
  if [ -z "$to" ]; then
    for one in "$site"/releases/*/; do
      one=${one%/}
      [ "$one" = "$before" ] && break
      [ -e "$one/.answered" ] && to=$one
    done
  fi
  to=$(readlink -f "$to" || true)
  [ -n "$to" ] && [ -e "$to/.next/standalone/server.js" ] || fail 'there is no release to go back to'
  go_live "$to"
  exit
fi

: "${REPOSITORY:?is not set}" "${SITE_URL:?is not set}"
release=$site/releases/$(date +%Y%m%d-%H%M%S)
[ ! -e "$release" ] || fail "$release is there already"
server=
stop_server() {
  [ -z "$server" ] || kill -9 "$server" 2>/dev/null || true
  wait
  server=
}
clean_up() {
  code=$?
  trap '' HUP INT TERM
  stop_server
  [ "$code" = 0 ] || [ "$(readlink "$site/current" || true)" = "$release" ] || rm -rf "$release"
  exit "$code"
}
trap clean_up EXIT
# Without these traps, a shell that a signal ends does not clean up.
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

git clone --quiet --depth 1 --branch "${1:-main}" "$REPOSITORY" "$release"
cd "$release"
SOURCE_COMMIT=$(git rev-parse HEAD)
commit=$(echo "$SOURCE_COMMIT" | cut -c 1-7)
export SITE_URL SOURCE_COMMIT
npm ci --no-audit --no-fund
npm run build
# The standalone server does not need them, and they are most of a release.
rm -rf node_modules
[ ! -e .next/server/app/drafts.html ] || fail 'the build shows drafts (DRAFTS=1); unset it'
taken=0
ask -o /dev/null "http://127.0.0.1:$probe/" || taken=$?
[ "$taken" = 7 ] || fail "something else answers on port $probe; set PROBE_PORT to a free one"
say "trying it on port $probe, without the settings of the service: that the form cannot send mail is expected here"
PORT=$probe HOSTNAME=127.0.0.1 node .next/standalone/server.js 9>&- &
server=$!
healthy "$probe" "$server" && kill -0 "$server" 2>/dev/null ||
  fail "$release does not answer; ${before:-nothing} stays live"
stop_server
go_live "$release"
