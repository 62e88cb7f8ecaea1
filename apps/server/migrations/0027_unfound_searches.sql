-- What was searched for and not found (product 10.2.11).
CREATE TABLE unfound_searches (
  words TEXT PRIMARY KEY,
  times BIGINT NOT NULL,
  last_at BIGINT NOT NULL
);
CREATE INDEX unfound_searches_by_times ON unfound_searches (times, words);
