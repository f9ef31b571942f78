/**
 * Databases as the released schemas left them, in plain SQL that both databases read: what somebody has on their disk
 * when they install the next version. A migration gets its own when it is released; none is ever changed.
 */
export interface Released {
  readonly name: string // of the last migration
  readonly statements: readonly string[] // beyond those of the release before
}

/** The same table in each: made by Ann, with Bob at it, begun. */
const bodies = [
  '{"kind":"created","game":"spyglass","rules":"1","options":{"seats":2},"plan":["open","open"],"owner":"ann","listed":true}',
  '{"kind":"sat","seat":0,"person":"ann","name":"Ann"}',
  '{"kind":"sat","seat":1,"person":"bob","name":"Bob"}',
  '{"kind":"started","seed":"fast:1"}',
]

const applied = (name: string) => `insert into kysely_migration values ('${name}', '2026-11-15T00:00:00.000Z')`

export const released: readonly Released[] = [
  {
    name: '0001-tables',
    statements: [
      'create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)',
      'create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null)',
      "insert into kysely_migration_lock values ('migration_lock', 0)",
      'create table game_table (id text primary key, game text not null, listed integer not null, version integer not null, phase text not null, number integer not null)',
      'create index game_table_listed on game_table (listed, number)',
      'create index game_table_phase on game_table (phase)',
      'create table entry (table_id text not null references game_table (id) on delete cascade, version integer not null, body text not null, constraint entry_key primary key (table_id, version))',
      'create table person (id text primary key, name text not null)',
      'create table seat (person_id text not null, table_id text not null references game_table (id) on delete cascade, constraint seat_key primary key (person_id, table_id))',
      applied('0001-tables'),
      "insert into game_table values ('kept', 'spyglass', 1, 4, 'playing', 1)",
      ...bodies.map((body, i) => `insert into entry values ('kept', ${i + 1}, '${body}')`),
      "insert into seat values ('ann', 'kept'), ('bob', 'kept')",
      "insert into person values ('ann', 'Ann'), ('bob', 'Bob')",
    ],
  },
  {
    name: '0002-nodes',
    statements: [
      'alter table game_table add column runner text',
      'drop index game_table_phase',
      'create index game_table_runner on game_table (phase, runner)',
      'create index game_table_number on game_table (number)',
      'create table node (id text primary key, beat integer not null)',
      'create table setting (name text primary key, value text not null)',
      applied('0002-nodes'),
      "insert into setting values ('secret', 'kept')",
    ],
  },
  {
    name: '0003-people',
    statements: [
      "alter table person add column email text not null default ''",
      'alter table person add column email_verified integer not null default 0',
      'alter table person add column image text',
      'alter table person add column guest integer not null default 1',
      'alter table person add column admin integer not null default 0',
      'alter table person add column banned text',
      "alter table person add column created_at text not null default '2026-11-01T00:00:00.000Z'",
      "alter table person add column updated_at text not null default '2026-11-01T00:00:00.000Z'",
      "update person set email = id || '@guest.invalid'",
      'create unique index person_email on person (email)',
      'create index person_created on person (created_at)',
      'create table session (id text primary key, person_id text not null references person (id) on delete cascade, token text not null unique, expires_at text not null, ip_address text, user_agent text, created_at text not null, updated_at text not null)',
      'create table account (id text primary key, person_id text not null references person (id) on delete cascade, account_id text not null, provider_id text not null, password text, created_at text not null, updated_at text not null)',
      'create table token (id text primary key, person_id text not null references person (id) on delete cascade, name text not null, hash text not null unique, created_at text not null, used_on text)',
      ...['session', 'account', 'token'].map((name) => `create index ${name}_person on ${name} (person_id)`),
      applied('0003-people'),
      "update person set email = 'ann@example.org', guest = 0 where id = 'ann'",
      "insert into session values ('s', 'ann', 'kept', '2099-01-01T00:00:00.000Z', null, null, '2026-11-15T00:00:00.000Z', '2026-11-15T00:00:00.000Z')",
      "insert into account values ('a', 'ann', 'ann', 'credential', 'hash', '2026-11-15T00:00:00.000Z', '2026-11-15T00:00:00.000Z')",
      "insert into token values ('t', 'ann', 'bot', 'hash', '2026-11-15T00:00:00.000Z', null)",
    ],
  },
  {
    name: '0004-beside-tables',
    statements: [
      'create table chat_line (table_id text not null references game_table (id) on delete cascade, number integer not null, at text not null, person_id text not null, seat integer, name text not null, text text not null, constraint chat_line_key primary key (table_id, number))',
      'create table clock (table_id text not null references game_table (id) on delete cascade, asking integer not null, ms bigint not null, constraint clock_key primary key (table_id))',
      'create table subscription (id text primary key, person_id text not null, kind text not null, url text not null, keys text not null, created_at text not null)',
      'create index subscription_person on subscription (person_id)',
      'create table rating (person_id text not null, game text not null, players integer not null, mu double precision not null, sigma double precision not null, games integer not null, constraint rating_key primary key (person_id, game, players))',
      'create table played (table_id text not null references game_table (id) on delete cascade, seat integer not null, person_id text, robot text, game text not null, players integer not null, place integer not null, points double precision, moves integer not null, seconds integer not null, people integer not null, ended_at text not null, facts text not null, rated integer not null, announced integer not null, mu_before double precision, sigma_before double precision, mu_after double precision, sigma_after double precision, constraint played_key primary key (table_id, seat))',
      'create index played_person on played (person_id, ended_at)',
      applied('0004-beside-tables'),
      "insert into chat_line values ('kept', 1, '2026-11-15T00:00:00.000Z', 'ann', 0, 'Ann', 'well met')",
    ],
  },
  {
    name: '0005-setups',
    statements: [
      'alter table played add column setup text',
      'create index played_setup on played (setup, ended_at)',
      applied('0005-setups'),
      "insert into played values ('kept', 0, 'ann', null, 'dominion', 2, 1, 33, 90, 600, 1, '2026-11-15T00:00:00.000Z', '{}', 0, 0, null, null, null, null, 'MMSX-KS99')",
    ],
  },
  {
    name: '0006-first-tries',
    statements: [
      'create table first_try (person_id text not null, game text not null, setup text not null, table_id text not null, against text, margin double precision, at text not null, constraint first_try_key primary key (person_id, game, setup))',
      'create index first_try_setup on first_try (setup, game, against)',
      'create index first_try_table on first_try (table_id)',
      applied('0006-first-tries'),
      "insert into first_try values ('ann', 'dominion', 'MMSX-KS99', 'kept', null, null, '2026-11-15T00:00:00.000Z')",
    ],
  },
  {
    name: '0007-size',
    statements: [
      'alter table game_table add column acts integer not null default 1',
      "alter table game_table add column changed_at text not null default '2026-11-15T00:00:00.000Z'",
      'create index seat_table on seat (table_id)',
      'drop index game_table_listed',
      'create index game_table_listed on game_table (listed, phase, number)',
      'create index game_table_changed on game_table (phase, changed_at)',
      'drop index game_table_runner',
      'create index game_table_acts on game_table (acts, phase, runner)',
      'create index chat_line_person on chat_line (person_id)',
      applied('0007-size'),
    ],
  },
  {
    name: '0008-meeting',
    statements: [
      'alter table person add column hidden integer not null default 0',
      'create table acquaintance (person_id text not null references person (id) on delete cascade, other_id text not null references person (id) on delete cascade, kind text not null, at text not null, constraint acquaintance_key primary key (person_id, other_id))',
      'create index acquaintance_other on acquaintance (other_id, kind)',
      'create table invitation (table_id text not null references game_table (id) on delete cascade, person_id text not null references person (id) on delete cascade, from_id text not null references person (id) on delete cascade, at text not null, constraint invitation_key primary key (table_id, person_id))',
      'create index invitation_person on invitation (person_id)',
      'create table seeking (person_id text primary key references person (id) on delete cascade, node text not null, game text not null, clock text not null, rated integer not null, rating integer not null, since text not null)',
      applied('0008-meeting'),
      "insert into acquaintance values ('ann', 'bob', 'asked', '2026-11-15T00:00:00.000Z')",
    ],
  },
  {
    name: '0009-found',
    statements: [
      'create table found (person_id text primary key references person (id) on delete cascade, table_id text not null references game_table (id) on delete cascade, at text not null)',
      'create index found_table on found (table_id)',
      applied('0009-found'),
    ],
  },
  {
    name: '0010-pairs',
    statements: [
      'drop index person_email',
      'create index person_email on person (email)',
      'create unique index account_password on account (password)',
      applied('0010-pairs'),
    ],
  },
  {
    name: '0011-kept-for',
    statements: [
      'create table kept_for (table_id text not null references game_table (id) on delete cascade, person_id text not null, constraint kept_for_key primary key (table_id, person_id))',
      'create index kept_for_person on kept_for (person_id)',
      applied('0011-kept-for'),
    ],
  },
  {
    name: '0012-invited-by',
    statements: ['create index invitation_from on invitation (from_id)', applied('0012-invited-by')],
  },
]
