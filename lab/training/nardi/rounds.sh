#!/bin/sh
# One stretch of learning: labels are made by all processors while the networks learn from them.
#
#   rounds.sh BIN START OUT SECONDS PLIES LAMBDA SEED [hidden layers of a new contact network]
#
# BIN holds nardi_lab and nardi_duel, START the networks to begin with; OUT gets the networks, those of
# each third of the way, and the logs. Without hidden layers the networks of START go on learning.
set -eu
bin=$1 start=$2 out=$3 seconds=$4 plies=$5 lambda=$6 seed=$7 hidden=${8:-}
here=$(dirname "$0")
work=$(mktemp -d "${ROWS_IN:-/tmp}/nardi.XXXXXX")
mkdir -p "$out" "$work/networks" "$work/rows"
cp "$start"/contact.net "$start"/race.net "$work/networks/"
# Which plays are worth a look; without it all are judged.
if [ -n "${QUICK:-}" ]; then
    cp "$QUICK" "$work/networks/quick.net"
fi
name="rounds of $seconds s, $plies plies, lambda $lambda, seed $seed"
if [ -n "$hidden" ]; then
    contact="--hidden $hidden --first ${FIRST:-75}" race="--hidden 128,32 --first ${FIRST:-75}"
else
    contact="--start $start/contact.net" race="--start $start/race.net"
fi
"$bin/nardi_lab" label "$work/networks" "$work/rows" "$((seconds - ${QUIET:-20}))" "${CHUNK:-12}" \
    "$plies" "$lambda" "$seed" >"$out/label.log" &
common="--rows $work/rows --networks $work/networks --seconds $seconds --every ${EVERY:-8}"
common="$common --step ${STEP:-1e-3} --batch ${BATCH:-16384}"
# shellcheck disable=SC2086
python3 "$here/train.py" --kind contact $contact $common --name "$name" >"$out/contact.log" 2>&1 &
trainer=$!
# shellcheck disable=SC2086
python3 "$here/train.py" --kind race $race $common --name "$name" >"$out/race.log" 2>&1 &
for third in 1 2; do
    sleep "$((seconds / 3))"
    kill -0 "$trainer" || { tail -5 "$out"/*.log; exit 1; }
    mkdir -p "$out/third-$third"
    cp "$work"/networks/*.net "$out/third-$third/"
    tail -n 1 "$out"/*.log
done
wait
cp "$work"/networks/*.net "$out/"
tail -n 2 "$out"/*.log
"$bin/nardi_duel" "${PAIRS:-3000}" 7 "$out:0" "$start:0" | tail -n 1 | tee "$out/duel.log"
