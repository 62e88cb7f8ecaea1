-- Finds Hindi in Latin letters and words with slips (packages/domain/src/search).

-- A word of names, brands and categories, under each of its forms without one or two letters: a word
-- with slips has a form in common with the word that was meant. A word that no product has any more
-- stays, and finds nothing. In product_terms, '~' begins a phonetic key and '.' a word that only a
-- description has.
CREATE TABLE search_words (
  form TEXT NOT NULL,
  word TEXT NOT NULL,
  PRIMARY KEY (form, word)
);
