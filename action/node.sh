#!/usr/bin/env bash
# Sets the output "missing" if there is no Node that can run docgen.
set -euo pipefail

version=$(node --version 2>/dev/null || true)
major=${version#v}
major=${major%%.*}
if [ "${major:-0}" -lt 20 ]; then
  echo 'missing=true' >> "$GITHUB_OUTPUT"
fi
