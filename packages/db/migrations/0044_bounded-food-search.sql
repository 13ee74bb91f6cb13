CREATE INDEX "ingredient_search_beginning" ON "ingredient" USING btree (left("search_text", 60) text_pattern_ops);--> statement-breakpoint
-- Custom: the ones that a person may see alone are compared, the most similar names first, and of very many some.
DROP FUNCTION ingredients_alike(text);--> statement-breakpoint
CREATE FUNCTION ingredients_alike(asked text, viewer uuid) RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 100
SET pg_trgm.word_similarity_threshold = '0.35' AS $$
declare
  level text;
  alike uuid[];
begin
  foreach level in array array['0.5', '0.35'] loop
    perform set_config('pg_trgm.word_similarity_threshold', level, true);
    alike := alike || array(
      select i.guid from ingredient i
      where (i.status = 'Approved' or i.creator = viewer) and i.from_recipe is null
        and asked <% i.search_text and to_tsvector('simple', i.search_text) is not null limit 300);
    exit when cardinality(alike) >= 200;
  end loop;
  return query select distinct unnest(alike);
end $$;
