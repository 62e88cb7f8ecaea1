#!/bin/sh
# Run once by the image of PostgreSQL: the shop's account owns its database and nothing else.
set -eu
psql --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$SHOP_PASSWORD" --username="${POSTGRES_USER:-postgres}" <<'SQL'
create role haat login password :'password';
create database haat owner haat;
SQL
