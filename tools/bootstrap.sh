#!/bin/sh
# Makes a checkout ready to run: Node 24 (the system's, else one from npm in .toolchain/) and the packages of
# package-lock.json. Does nothing, quickly, when all of it is there. Needs no root and no terminal.
set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*"; }
fail() {
  printf '\n%s\n' "$*" >&2
  exit 1
}

node_major() { "$1" -p 'process.versions.node.split(".")[0]' 2>/dev/null || echo 0; }

# No registry's advice, funding notes or analytics in between; errors still show.
export npm_config_loglevel=error npm_config_update_notifier=false SCARF_ANALYTICS=false
toolchain=.toolchain/node_modules/.bin

if [ ! -x "$toolchain/node" ]; then
  command -v node >/dev/null 2>&1 ||
    fail "Node.js is missing. Install version 20 or newer (Debian, Ubuntu: apt-get install nodejs npm), then try again."
  if [ "$(node_major node)" -lt 24 ]; then
    [ "$(node_major node)" -ge 20 ] || fail "Node.js $(node --version) is too old: version 20 or newer is needed to fetch Node 24."
    command -v npm >/dev/null 2>&1 || fail "npm is missing. Install it (Debian, Ubuntu: apt-get install npm), then try again."
    say "Node $(node --version) is older than 24: fetching Node 24 into .toolchain/ ..."
    mkdir -p .toolchain
    cp tools/toolchain/package.json .toolchain/package.json
    (cd .toolchain && npm install --no-package-lock </dev/null) || fail "Node 24 could not be fetched from npm (see above)."
    [ "$(node_major "$toolchain/node")" -ge 24 ] || fail "The Node fetched into .toolchain/ does not start on this machine."
  fi
fi

PATH=$PWD/$toolchain:$PATH
export PATH

# npm writes node_modules/.package-lock.json last, so it is missing after an interrupted install and older after a pull.
if [ ! -f node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
  command -v npm >/dev/null 2>&1 || fail "npm is missing. Install it (Debian, Ubuntu: apt-get install npm), then try again."
  # Debian's own npm finds its parts through Debian's own node only; such a machine gets npm from npm too.
  if ! npm --version >/dev/null 2>&1; then
    say "This machine's npm does not work with Node 24: fetching one into .toolchain/ ..."
    mkdir -p .toolchain
    [ -f .toolchain/package.json ] || cp tools/toolchain/package.json .toolchain/package.json
    system_path=${PATH#*:}
    (cd .toolchain && PATH=$system_path npm install --no-save --no-package-lock npm@11 </dev/null) ||
      fail "npm could not be fetched (see above)."
  fi
  say "Installing the packages of package-lock.json (about a minute) ..."
  npm ci --no-audit --no-fund </dev/null || fail "npm ci failed (see above). Nothing else was changed; run the same command again to retry."
  say "Packages installed."
fi
