-- Approved recipes in the order of their guids: counts with must, pantry or exclude ingredients merge it with the lines'
-- index, both already sorted, and no row is read.
CREATE INDEX recipe_by_guid ON recipe (guid)
  INCLUDE (facets, time_minutes, calories_in_total) WHERE status = 'Approved';
