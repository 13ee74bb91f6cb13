-- A creator's approved recipes, newest last: counting and choosing a page of them touch the index alone.
CREATE INDEX recipe_by_creator ON recipe (creator, created_at, guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';
