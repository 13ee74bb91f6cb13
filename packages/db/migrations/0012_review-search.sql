-- Small letters without accents. `unaccent` counts as changeable because its dictionary may be another one; ours is named, so that an
-- index may rest on it.
CREATE FUNCTION "fold_text"(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT public.unaccent('public.unaccent'::regdictionary, lower($1)) $$;--> statement-breakpoint
CREATE INDEX "user_username_key_search" ON "user" USING gin ("username_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "review_comment" ON "review" USING gin (fold_text("comment") gin_trgm_ops);