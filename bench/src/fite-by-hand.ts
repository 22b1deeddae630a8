/**
 * FITE without powers, classic options, written for speed alone: the practical limit in plain TypeScript. One object
 * with small-integer fields is used for every game; a pool of dice is one integer, four bits a face (the count of
 * ones lowest); a move is an index into the same list that the rules would give, which is never built.
 */

const PLACING = 0;
const DIVIDING = 1;
const REACTING = 2;
const OVER = 3;

const OFFENSIVE = 0;
const DEFENSIVE = 1;
const TACTICAL = 2;

const DICE = 9;
const TURN_LIMIT = 50;
/** The lowest bit of each of six faces. */
const EACH_FACE = 0x111111;

export class FiteByHand {
  winner = -1;
  fights = 0;
  /** Decisions made, both seats together. */
  moves = 0;

  private phase = OVER;
  /** Who answers next; seat 0 before seat 1 where both are asked. */
  private seat = 0;
  private dice0 = 0;
  private dice1 = 0;
  private loc0 = 0;
  private loc1 = 0;
  private split0 = 0;
  private split1 = 0;
  private off0 = 0;
  private def0 = 0;
  private off1 = 0;
  private def1 = 0;
  private answer0 = 0;

  // sfc32.
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: number) {
    this.c = seed | 0;
    for (let i = 0; i < 15; i++) this.next();
  }

  /** One whole game at random; `winner` (-1: nobody), `fights` and `moves` tell how it went. */
  playout(): void {
    this.deal();
    while (this.phase !== OVER) this.play(this.int(this.count()));
  }

  /** Sets up a bout. */
  deal(): void {
    this.dice0 = DICE;
    this.dice1 = DICE;
    this.fights = 0;
    this.moves = 0;
    this.winner = -1;
    this.phase = PLACING;
    this.seat = 0;
  }

  isOver(): boolean {
    return this.phase === OVER;
  }

  /** How many moves the seat that is asked has. */
  count(): number {
    if (this.phase === PLACING) return 3;
    if (this.seat === 0) return this.phase === DIVIDING ? this.dice0 - 1 : reactionCount(this.off0, this.def0);
    return this.phase === DIVIDING ? this.dice1 - 1 : reactionCount(this.off1, this.def1);
  }

  /** Makes the move at that index for the seat that is asked. */
  play(index: number): void {
    this.moves++;
    if (this.phase === PLACING) this.place(index);
    else if (this.phase === DIVIDING) this.divide(index + 1);
    else this.react(index);
  }

  private place(loc: number): void {
    if (this.seat === 0) {
      this.loc0 = loc;
      this.seat = 1;
      return;
    }
    this.loc1 = loc;
    this.split0 = 1;
    this.split1 = 1;
    // Two dice can be divided in one way only, and then nobody is asked.
    if (this.dice0 > 2) this.ask(DIVIDING, 0);
    else if (this.dice1 > 2) this.ask(DIVIDING, 1);
    else this.roll();
  }

  private divide(off: number): void {
    if (this.seat === 1) this.split1 = off;
    else {
      this.split0 = off;
      if (this.dice1 > 2) {
        this.seat = 1;
        return;
      }
    }
    this.roll();
  }

  private ask(phase: number, seat: number): void {
    this.phase = phase;
    this.seat = seat;
  }

  private roll(): void {
    this.off0 = this.throwDice(this.split0);
    this.def0 = this.throwDice(this.dice0 - this.split0);
    this.off1 = this.throwDice(this.split1);
    this.def1 = this.throwDice(this.dice1 - this.split1);
    this.answer0 = 0;
    if (this.loc0 === TACTICAL) this.ask(REACTING, 0);
    else if (this.loc1 === TACTICAL) this.ask(REACTING, 1);
    else this.fight();
  }

  private react(index: number): void {
    if (this.seat === 0) {
      // Kept back until the other seat has answered: reactions are secret.
      this.answer0 = index;
      if (this.loc1 === TACTICAL) {
        this.seat = 1;
        return;
      }
    } else this.carryOut(1, index);
    if (this.loc0 === TACTICAL) this.carryOut(0, this.answer0);
    this.fight();
  }

  private fight(): void {
    this.fights++;
    const shift0 = (this.loc0 === OFFENSIVE ? 1 : 0) - (this.loc1 === DEFENSIVE ? 1 : 0);
    const shift1 = (this.loc1 === OFFENSIVE ? 1 : 0) - (this.loc0 === DEFENSIVE ? 1 : 0);
    const left0 = this.dice0 - hits(this.off1, this.def0, shift1);
    const left1 = this.dice1 - hits(this.off0, this.def1, shift0);
    this.dice0 = Math.max(0, left0);
    this.dice1 = Math.max(0, left1);
    if (left0 > 1 && left1 > 1 && this.fights < TURN_LIMIT) this.ask(PLACING, 0);
    else this.finish(this.dice0, this.dice1);
  }

  /** A fighter with one die or none has lost to one with more; equals draw. */
  private finish(left0: number, left1: number): void {
    this.phase = OVER;
    this.winner = left0 === left1 ? -1 : left0 > left1 ? 0 : 1;
  }

  /** Doing nothing, then flips, then moves, as the rules list them. */
  private carryOut(seat: number, index: number): void {
    if (index === 0) return;
    const off = seat === 0 ? this.off0 : this.off1;
    const def = seat === 0 ? this.def0 : this.def1;
    const flips = pairs(off) + singles(off) * singles(def) + pairs(def);
    if (index <= flips) this.flip(seat, off, def, index - 1);
    else this.move(seat, off, def, index - 1 - flips);
  }

  private flip(seat: number, off: number, def: number, index: number): void {
    const offPairs = pairs(off);
    const defSingles = singles(def);
    const mixed = singles(off) * defSingles;
    const rest = index - offPairs;
    if (rest < 0) this.setPools(seat, turnPair(off, pairAt(off, index)), def);
    else if (rest < mixed) {
      const high = (rest / defSingles) | 0;
      const turned = turnOne(off, singleAt(off, high));
      this.setPools(seat, turned, turnOne(def, singleAt(def, rest - high * defSingles)));
    } else this.setPools(seat, off, turnPair(def, pairAt(def, rest - mixed)));
  }

  private move(seat: number, off: number, def: number, index: number): void {
    const fromOff = moveCount(off);
    if (index < fromOff) {
      const moved = movedAt(off, index);
      this.setPools(seat, off - moved, def + moved);
    } else {
      const moved = movedAt(def, index - fromOff);
      this.setPools(seat, off + moved, def - moved);
    }
  }

  private setPools(seat: number, off: number, def: number): void {
    if (seat === 0) {
      this.off0 = off;
      this.def0 = def;
    } else {
      this.off1 = off;
      this.def1 = def;
    }
  }

  private throwDice(count: number): number {
    let { a, b, c, counter } = this;
    let pool = 0;
    for (let i = count; i > 0; i--) {
      const sum = (((a + b) | 0) + counter) | 0;
      counter = (counter + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      pool += 1 << (4 * scale(sum, 6));
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.counter = counter;
    return pool;
  }

  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum;
  }

  private int(n: number): number {
    return scale(this.next(), n);
  }
}

/** floor(bits · n / 2³²) in integers, for 32 random bits and a small n. */
function scale(bits: number, n: number): number {
  return (Math.imul(bits >>> 16, n) + (Math.imul(bits & 0xffff, n) >>> 16)) >>> 16;
}

/** Adds up six four-bit counts. */
const sumOfFaces = (counts: number): number => (Math.imul(counts, EACH_FACE) >>> 20) & 15;

const shown = (pool: number): number => (pool | (pool >> 1) | (pool >> 2) | (pool >> 3)) & EACH_FACE;
const doubled = (pool: number): number => ((pool >> 1) | (pool >> 2) | (pool >> 3)) & EACH_FACE;

const singles = (pool: number): number => sumOfFaces(shown(pool));

function pairs(pool: number): number {
  const different = singles(pool);
  return ((different * (different - 1)) >> 1) + sumOfFaces(doubled(pool));
}

/** One die from a pool of two, one or two from a larger one, none from a single die. */
function moveCount(pool: number): number {
  const dice = sumOfFaces(pool);
  if (dice < 2) return 0;
  return dice === 2 ? singles(pool) : singles(pool) + pairs(pool);
}

const reactionCount = (off: number, def: number): number =>
  1 + pairs(off) + singles(off) * singles(def) + pairs(def) + moveCount(off) + moveCount(def);

/** The dice moved by the Move at an index, as a pool. */
function movedAt(pool: number, index: number): number {
  const ones = singles(pool);
  if (index < ones) return 1 << singleAt(pool, index);
  const pair = pairAt(pool, index - ones);
  return (1 << (pair & 31)) + (1 << (pair >> 5));
}

/** Where in the pool the different face at an index is counted: 0, 4 … 20; highest face first. */
function singleAt(pool: number, index: number): number {
  let left = index;
  for (let at = 20; ; at -= 4) if (((pool >> at) & 15) !== 0 && left-- === 0) return at;
}

/** Two such places, five bits each. */
function pairAt(pool: number, index: number): number {
  let left = index;
  for (let high = 20; ; high -= 4) {
    const dice = (pool >> high) & 15;
    if (dice === 0) continue;
    if (dice > 1 && left-- === 0) return high | (high << 5);
    for (let low = high - 4; low >= 0; low -= 4)
      if (((pool >> low) & 15) !== 0 && left-- === 0) return high | (low << 5);
  }
}

const turnOne = (pool: number, at: number): number => pool - (1 << at) + (1 << (20 - at));
const turnPair = (pool: number, pair: number): number => turnOne(turnOne(pool, pair & 31), pair >> 5);

/** Offence against defence, `shift` being what the offence is raised by more than the defence. */
function hits(off: number, def: number, shift: number): number {
  const raised = shift > 0 ? off << 4 : off;
  const facing = shift < 0 ? def << 4 : def;
  let ahead = 0;
  let most = 0;
  for (let at = 24; at >= 0; at -= 4) {
    ahead += ((raised >> at) & 15) - ((facing >> at) & 15);
    if (ahead > most) most = ahead;
  }
  return most;
}
