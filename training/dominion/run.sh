#!/bin/sh
# Trains the network from nothing: games of menus that are bred for a moment, then learning from them.
#
#     training/dominion/run.sh OUT.json [START.json]
#
# NODE, PYTHON   the programs (node, python3 with PyTorch and NumPy)
# SCRIPTS, EXT   where games lies and how its name ends (this folder, ts; bundled into one file it is twice as fast)
# CORES, ROUNDS, SECONDS_EACH   games at a time, how often they are played, and for how long each time
# WORK           where games are kept: what is there is not played again, so that a run that was stopped goes on
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
start=${2:-}
NODE=${NODE:-node}; PYTHON=${PYTHON:-python3}; SCRIPTS=${SCRIPTS:-$here}; EXT=${EXT:-ts}
CORES=${CORES:-16}; ROUNDS=${ROUNDS:-4}; SECONDS_EACH=${SECONDS_EACH:-120}; LEARNING=${LEARNING:-90}; FEATURES=${FEATURES:-207}; PASSES=${PASSES:-12}
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"
round=1
while [ "$round" -le "$ROUNDS" ]; do
  core=1
  pids=
  while [ "$core" -le "$CORES" ]; do
    name="$work/games-$round-$core"
    if [ ! -e "$name.done" ]; then
      ($NODE "$SCRIPTS/games.$EXT" "$SECONDS_EACH" "$name" "$round $core" >"$name.log" && mv "$name.log" "$name.done") &
      pids="$pids $!"
    fi
    core=$((core + 1))
  done
  for pid in $pids; do wait "$pid" || echo "games failed"; done
  round=$((round + 1))
done
cat "$work"/games-*.done | $PYTHON -c 'import json,sys; l=[json.loads(x) for x in sys.stdin]; print(sum(x["kingdoms"] for x in l), "kingdoms,", sum(x["rows"] for x in l), "rows")'
rows=
for file in "$work"/games-*.done; do rows="$rows ${file%.done}"; done
$PYTHON "$here/train.py" --features "$FEATURES" ${start:+--from "$start"} --out "$out" --rows $rows --passes "$PASSES" --seconds "$LEARNING"
