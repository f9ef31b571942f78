#!/bin/sh
# Trains the networks.
#
#     training/dominion/run.sh value OUT.json [START.json]       from games of menus that are bred for a moment
#     training/dominion/run.sh self-play OUT.json START.json     then from games of players that search with it, round after round
#     training/dominion/run.sh policy OUT.json [START.json]      from what imagined games say of single decisions
#
# NODE, PYTHON   the programs (node, python3 with PyTorch and NumPy)
# SCRIPTS, EXT   where the scripts lie and how their names end (this folder, ts; bundled into one file each they are twice as fast)
# CORES, ROUNDS, SECONDS_EACH   games at a time, how often they are played, and for how long each time
# BREEDING       seconds for the menus of a kingdom in self-play and policy: they are bred first
# BREEDING_TIME, GAMES_TIME   seconds that breeding all of them takes, and the games of menus before self-play (SECONDS_EACH)
# MENUS          menus that were bred before (menus.ts), besides
# OPPONENTS      a folder of other programs' menus, as the gate reads it, who are met in their kingdoms: then no measure of what was learnt
# VALUE, POLICY  weights of the other networks, if not those that come with Freehold
# LEARNING, PASSES, RATE   seconds of learning at most, how often each row is learnt from, and how fast: few times and slowly where it goes on from START
# WORK           where games are kept: what is there is not played again, so that a run that was stopped goes on
set -eu
here=$(cd "$(dirname "$0")" && pwd)
what=$1
out=$2
start=${3:-}
NODE=${NODE:-node}; PYTHON=${PYTHON:-python3}; SCRIPTS=${SCRIPTS:-$here}; EXT=${EXT:-ts}
CORES=${CORES:-16}; ROUNDS=${ROUNDS:-4}; SECONDS_EACH=${SECONDS_EACH:-120}; LEARNING=${LEARNING:-90}; FEATURES=${FEATURES:-207}
BREEDING=${BREEDING:-5}; MENUS=${MENUS:-}; OPPONENTS=${OPPONENTS:-}; VALUE=${VALUE:-}; POLICY=${POLICY:-}
if [ -n "$start" ]; then RATE=${RATE:-6e-4}; else RATE=${RATE:-2e-3}; fi
work=${WORK:-$(mktemp -d)}
mkdir -p "$work"

# Runs a script on every core for a round, where that was not done yet: on SCRIPT ROUND SECONDS [ARGUMENTS...]
on() {
  played=$1; time=$2; long=$3; shift 3
  core=1
  pids=
  while [ "$core" -le "$CORES" ]; do
    name="$work/$played-$time-$core"
    if [ ! -e "$name.done" ]; then
      ($NODE "$SCRIPTS/$played.$EXT" "$long" "$name" "$time $core" "$@" >"$name.log" && mv "$name.log" "$name.done") &
      pids="$pids $!"
    fi
    core=$((core + 1))
  done
  for pid in $pids; do wait "$pid" || { echo "$played failed" >&2; exit 1; }; done
}

# The names of what a script has written.
names() {
  for file in "$work/$1"-*.done; do printf '%s ' "${file%.done}"; done
}

bred() {
  on menus learn "${BREEDING_TIME:-$SECONDS_EACH}" "$BREEDING"
  if [ -n "$OPPONENTS" ] && [ ! -e "$work/opponents.done" ]; then
    $NODE "$SCRIPTS/menus.$EXT" "${BREEDING_TIME:-$SECONDS_EACH}" "$work/opponents" opponents "$BREEDING" "$OPPONENTS" && : >"$work/opponents.done"
  fi
  cat $(names menus) $(ls "$work/opponents" 2>/dev/null) $MENUS >"$work/menus"
}

learn() {
  learner=$1; shift
  $PYTHON "$here/$learner" --features "$FEATURES" --seconds "$LEARNING" --rate "$RATE" "$@"
}

round=1
case $what in
  value)
    while [ "$round" -le "$ROUNDS" ]; do on games "$round" "$SECONDS_EACH"; round=$((round + 1)); done
    learn train.py ${start:+--from "$start"} --out "$out" --rows $(names games) --passes "${PASSES:-12}";;
  policy)
    bred
    while [ "$round" -le "$ROUNDS" ]; do on decisions "$round" "$SECONDS_EACH" "$work/menus" "$VALUE"; round=$((round + 1)); done
    learn train_policy.py ${start:+--from "$start"} --out "$out" --decisions $(names decisions) --passes "${PASSES:-$([ -n "$start" ] && echo 15 || echo 80)}";;
  self-play)
    bred
    on games fresh "${GAMES_TIME:-$SECONDS_EACH}"
    on games bred "${GAMES_TIME:-$SECONDS_EACH}" "$work/menus"
    [ -e "$work/value-0.json" ] || cp "${start:?self-play goes on from weights}" "$work/value-0.json"
    earlier=
    while [ "$round" -le "$ROUNDS" ]; do
      now="$work/value-$((round - 1)).json"
      on self-play "$round" "$SECONDS_EACH" "$work/menus" "$now" "$POLICY" $earlier
      [ -e "$work/value-$round.json" ] || learn train.py --from "$now" --out "$work/value-$round.json" --rows $(names games) --self-play $(names self-play) --passes "${PASSES:-4}"
      earlier="$earlier $now"
      round=$((round + 1))
    done
    cp "$work/value-$ROUNDS.json" "$out";;
  *) echo "value, self-play or policy, not $what" >&2; exit 2;;
esac
