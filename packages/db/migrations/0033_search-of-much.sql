CREATE INDEX "recipe_search_approved" ON "recipe" USING gin ("search_vector") WHERE "recipe"."status" = 'Approved';--> statement-breakpoint
CREATE INDEX "recipe_search_names" ON "recipe" USING gin ((to_tsvector('simple', "search_name") || ts_filter("search_vector", '{a}'))) WHERE "recipe"."status" = 'Approved';--> statement-breakpoint
-- Custom: approved recipes alone are compared, the most similar names first, and of very many some.
DROP FUNCTION recipes_alike(text);--> statement-breakpoint
CREATE FUNCTION recipes_alike(asked text, wanted integer) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 100
SET pg_trgm.word_similarity_threshold = '0.35' AS $$
declare
  level text;
  alike uuid[];
begin
  foreach level in array array['0.7', '0.5', '0.35'] loop
    perform set_config('pg_trgm.word_similarity_threshold', level, true);
    alike := array(
      select r.guid from recipe r
      where r.status = 'Approved' and asked <% r.search_name and to_tsvector('simple', r.search_name) is not null limit 300);
    exit when cardinality(alike) >= wanted;
  end loop;
  return query select unnest(alike);
end $$;
