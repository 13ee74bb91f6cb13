-- Loads the extension, so that its setting is known.
SELECT similarity('a', 'b');--> statement-breakpoint
CREATE FUNCTION ingredients_alike(asked text) RETURNS SETOF uuid LANGUAGE sql STABLE ROWS 100
SET pg_trgm.word_similarity_threshold = '0.35' AS $$
  select i.guid from ingredient i where asked <% i.search_text and to_tsvector('simple', i.search_text) is not null
$$;--> statement-breakpoint
CREATE FUNCTION recipes_alike(asked text) RETURNS SETOF uuid LANGUAGE sql STABLE ROWS 100
SET pg_trgm.word_similarity_threshold = '0.35' AS $$
  select r.guid from recipe r where asked <% r.search_name and to_tsvector('simple', r.search_name) is not null
$$;
