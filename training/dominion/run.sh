#!/bin/sh
# Trains a network from nothing: games of menus that are bred for a moment, then learning from them.
#
#     training/dominion/run.sh value|policy OUT.json [START.json]
#
# NODE, PYTHON   the programs (node, python3 with PyTorch and NumPy)
# SCRIPTS, EXT   where games and decisions lie and how their names end (this folder, ts; bundled into one file each they are twice as fast)
# CORES, ROUNDS, SECONDS_EACH   games at a time, how often they are played, and for how long each time
# LEARNING, PASSES   seconds of learning at most, and how often each row is learnt from
# WORK           where games are kept: what is there is not played again, so that a run that was stopped goes on
set -eu
here=$(cd "$(dirname "$0")" && pwd)
what=$1
out=$2
start=${3:-}
case $what in
  value) script=games; learn=train.py; rows=--rows; usual=12;;
  policy) script=decisions; learn=train_policy.py; rows=--decisions; usual=80;;
  *) echo "value or policy, not $what" >&2; exit 2;;
esac
NODE=${NODE:-node}; PYTHON=${PYTHON:-python3}; SCRIPTS=${SCRIPTS:-$here}; EXT=${EXT:-ts}
CORES=${CORES:-16}; ROUNDS=${ROUNDS:-4}; SECONDS_EACH=${SECONDS_EACH:-120}; LEARNING=${LEARNING:-90}; FEATURES=${FEATURES:-207}
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"
round=1
while [ "$round" -le "$ROUNDS" ]; do
  core=1
  pids=
  while [ "$core" -le "$CORES" ]; do
    name="$work/$script-$round-$core"
    if [ ! -e "$name.done" ]; then
      ($NODE "$SCRIPTS/$script.$EXT" "$SECONDS_EACH" "$name" "$round $core" >"$name.log" && mv "$name.log" "$name.done") &
      pids="$pids $!"
    fi
    core=$((core + 1))
  done
  for pid in $pids; do wait "$pid" || echo "games failed"; done
  round=$((round + 1))
done
cat "$work/$script"-*.done | $PYTHON -c 'import json,sys; l=[json.loads(x) for x in sys.stdin]; print(sum(x["kingdoms"] for x in l), "kingdoms,", sum(x["rows"] for x in l), "rows")'
names=
for file in "$work/$script"-*.done; do names="$names ${file%.done}"; done
$PYTHON "$here/$learn" --features "$FEATURES" ${start:+--from "$start"} --out "$out" $rows $names --passes "${PASSES:-$usual}" --seconds "$LEARNING"
