#!/bin/sh
# Writes /config.js from the environment when the container starts, as configScript in app-server/src/app-policy.ts does;
# a test compares the two. Omits unset variables; the app has defaults.
set -eu
file=${APP_CONFIG_FILE:-/tmp/app/config.js}
mkdir -p "$(dirname "$file")"

# "name": "value", with the value's quotes and backslashes escaped; empty without a value.
entry() {
  [ -n "$2" ] || return 0
  printf '"%s":"%s",' "$1" "$(printf '%s' "$2" | sed 's/[\\"]/\\&/g')"
}

# "name": { … } around entries; empty without entries.
group() {
  [ -n "$2" ] || return 0
  printf '"%s":{%s},' "$1" "${2%,}"
}

jobs=$(entry nl "${JOBS_URL_NL:-}"; entry fr "${JOBS_URL_FR:-}"; entry en "${JOBS_URL_EN:-}")
links=$(
  entry privacy "${PRIVACY_URL:-}"
  entry cookies "${COOKIES_URL:-}"
  entry terms "${TERMS_URL:-}"
  entry blog "${BLOG_URL:-}"
  entry contact "${CONTACT_URL:-}"
  group jobs "$jobs"
)
config=$(
  entry apiUrl "${PUBLIC_API_URL:-http://localhost:3000}/api/v1"
  entry portalUrl "${PORTAL_URL:-}"
  entry consoleUrl "${CONSOLE_URL:-}"
  entry productName "${PRODUCT_NAME:-}"
  entry agencyName "${AGENCY_NAME:-}"
  entry answerDays "${ANSWER_DAYS:-}"
  group links "$links"
)
printf 'window.bylineConfig = {%s};\n' "${config%,}" >"$file"
