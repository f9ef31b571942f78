#!/bin/sh
# Trains the network from nothing: recorded games first, then games against itself, each time with what was learnt.
#
#     training/terra-mystica/run.sh OUT.json [START.json]
#
# NODE, PYTHON   the programs (node, python3 with PyTorch and NumPy)
# SCRIPTS, EXT   where self-play and recorded lie and how their names end (this folder, ts)
# RECORDED       folder of recorded games (h*.cmd); without it only games against itself are learnt from
# LOOKS, AHEAD   how long each turn is thought about, and how far played on (first sight only)
# CORES, ROUNDS, SECONDS_EACH   games at a time, rounds of games and learning, and how long the games of a round take
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
start=${2:-}
NODE=${NODE:-node}; PYTHON=${PYTHON:-python3}; SCRIPTS=${SCRIPTS:-$here}; EXT=${EXT:-ts}
RECORDED=${RECORDED:-$here/../../../shared/data/terra-mystica/games/cmd}
CORES=${CORES:-16}; ROUNDS=${ROUNDS:-4}; SECONDS_EACH=${SECONDS_EACH:-90}; WARMTH=${WARMTH:-0.15}
FEATURES=${FEATURES:-426}; FIRST=${FIRST:-1}; KEEP=${KEEP:-4}; RANK=${RANK:-0.02}; PASSES=${PASSES:-6}; LOOKS=${LOOKS:-0}; AHEAD=${AHEAD:-own}
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"
learn="$PYTHON $here/train.py --features $FEATURES"
people=
starts=
if [ -d "$RECORDED" ]; then
  [ -e "$work/recorded.ends" ] || $NODE "$SCRIPTS/recorded.$EXT" "$RECORDED" "$work/recorded"
  people="--recorded $work/recorded"
  starts=$RECORDED
fi
if [ -n "$start" ]; then cp "$start" "$work/weights.json"
else $learn --out "$work/weights.json" $people --rank 0.3 --steps 1500 --dropout 0.4 --decay 0.01; fi
round=$FIRST
last=$((FIRST + ROUNDS - 1))
while [ "$round" -le "$last" ]; do
  core=1
  pids=
  while [ "$core" -le "$CORES" ]; do
    $NODE "$SCRIPTS/self-play.$EXT" "$work/weights.json" "$SECONDS_EACH" "$work/play-$round-$core" "$round $core" "$WARMTH" "$LOOKS" "$AHEAD" "$starts" >"$work/log-$round-$core" &
    pids="$pids $!"
    core=$((core + 1))
  done
  for pid in $pids; do wait "$pid" || echo "a game failed"; done
  echo "round $round: $(cat "$work"/log-$round-* | $PYTHON -c 'import json,sys; l=[json.loads(x) for x in sys.stdin]; n=sum(x["seats"] for x in l); print(sum(x["games"] for x in l), "games,", sum(x["rows"] for x in l), "rows, mean points of four:", round(sum((x["mean"] or 0)*x["seats"] for x in l)/max(n,1),2))')"
  rows=
  since=$((round - KEEP + 1))
  for file in "$work"/play-*.ends; do
    of=$(basename "$file" | cut -d- -f2)
    if [ "$of" -ge "$since" ]; then rows="$rows ${file%.ends}"; else rm -f "${file%.ends}.rows" "$file"; fi
  done
  $learn --from "$work/weights.json" --out "$work/next.json" $people --rank "$RANK" --rows $rows --passes "$PASSES"
  mv "$work/next.json" "$work/weights.json"
  cp "$work/weights.json" "$out.$round"
  round=$((round + 1))
done
cp "$work/weights.json" "$out"
