#!/bin/sh
set -e
as() { setpriv --reuid postgres --regid postgres --clear-groups "$@"; }
chown postgres "$PGDATA" /var/run/postgresql
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf %s "$POSTGRES_PASSWORD" > /tmp/password
  chown postgres /tmp/password
  as initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  as pg_ctl -w -o '-c listen_addresses=' start
  as createdb --username="$POSTGRES_USER" "$POSTGRES_USER"
  as pg_ctl -w stop
fi
exec setpriv --reuid postgres --regid postgres --clear-groups postgres -c listen_addresses='*'
