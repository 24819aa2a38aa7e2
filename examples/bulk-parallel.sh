#!/usr/bin/env bash
# Enriches NDJSON on every core, or on many machines, with GNU parallel. Each job runs its own filter.
#   examples/bulk-parallel.sh DATASET MODE IN.ndjson OUT.ndjson [JOBS]
# DOORPLATE names the command (default: doorplate), DOORPLATE_FLAGS adds flags such as "--columns level,id".
#
# The file is cut at line ends, and the output keeps its order. If a filter dies, its output is thrown away and its part
# is done again, so no row is lost or doubled. If a part fails three times, the whole run ends with an error and leaves
# no OUT. For other machines add "--sshloginfile FILE"; the dataset must be at the same path on each.
# --pipepart would save a copy, but together with --retries a second try gets no input. Then the rows of a filter that
# died are missing, and the run still reports success (seen with GNU parallel 20221122).
set -euo pipefail

if [ $# -lt 4 ]; then
  sed -n '2,4p' "$0" | cut -c3- >&2
  exit 2
fi
dataset=$1 mode=$2 in=$3 out=$4 jobs=${5:-$(nproc)}
command -v parallel >/dev/null || { echo "GNU parallel is not installed (apt-get install parallel)" >&2; exit 1; }

trap 'rm -f "$out.part"' EXIT
# Several parts for each job, so that all jobs end at about the same time. No part is so small that starting a filter
# costs more.
bytes=$(wc -c <"$in")
block=$((bytes / (jobs * 4) + 1))
[ "$block" -ge 65536 ] || block=65536
# shellcheck disable=SC2086  # the command and its flags are words
parallel --no-notice --pipe --block "$block" --keep-order --jobs "$jobs" \
  --retries 3 --halt now,fail=1 \
  ${DOORPLATE:-doorplate} bulk --data "$dataset" --mode "$mode" --pipe ${DOORPLATE_FLAGS:-} <"$in" >"$out.part"
mv "$out.part" "$out"
