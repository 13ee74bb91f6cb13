CREATE TABLE "product_word" (
	"key" text collate "C" NOT NULL,
	"length" smallint NOT NULL,
	"barcode" bigint NOT NULL,
	CONSTRAINT "product_word_key_length_barcode_pk" PRIMARY KEY("key","length","barcode")
);
--> statement-breakpoint
DROP INDEX "product_czech_search";--> statement-breakpoint
DROP INDEX "product_czech_beginning";--> statement-breakpoint
ALTER TABLE "diary_day" ALTER COLUMN "constituents" SET DATA TYPE json;--> statement-breakpoint
ALTER TABLE "diary_day" ALTER COLUMN "constituents" SET DEFAULT '{}'::json;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "ingredients" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "ingredients_language" text;--> statement-breakpoint
CREATE INDEX "product_other_beginning" ON "product" USING btree ("search_text" text_pattern_ops,"barcode") WHERE not "product"."is_czech";--> statement-breakpoint
CREATE INDEX "product_czech_beginning" ON "product" USING btree ("search_text" text_pattern_ops,"barcode") WHERE "product"."is_czech";--> statement-breakpoint
-- The keys of a search text: its whole words (with a full stop), their beginnings of 3 to 8 letters, and those of the first word with `^`.
create function product_word_keys(search_text text) returns setof text language sql immutable strict as $$
  select distinct marks.mark || keys.key
  from unnest(string_to_array(search_text, ' ')) with ordinality words(word, place)
  cross join lateral (
    select word || '.' union all select left(word, letters) from generate_series(3, least(length(word), 8)) letters
  ) keys(key)
  cross join lateral (select '' union all select '^' where place = 1) marks(mark)
  where word <> ''
$$;
--> statement-breakpoint
create function keep_product_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from product_word w using product_word_keys(old.search_text) k(key)
    where old.is_czech and w.key = k.key collate "C" and w.length = length(old.search_text) and w.barcode = old.barcode;
  end if;
  if tg_op <> 'DELETE' then
    insert into product_word (key, length, barcode)
    select k.key, length(new.search_text), new.barcode from product_word_keys(new.search_text) k(key) where new.is_czech
    on conflict do nothing;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger product_words_added after insert on product
  for each row when (new.is_czech) execute function keep_product_words();
--> statement-breakpoint
create trigger product_words_changed after update of search_text, is_czech on product
  for each row when ((old.search_text, old.is_czech) is distinct from (new.search_text, new.is_czech))
  execute function keep_product_words();
--> statement-breakpoint
create trigger product_words_removed after delete on product
  for each row when (old.is_czech) execute function keep_product_words();
--> statement-breakpoint
insert into product_word (key, length, barcode)
select k.key, length(p.search_text), p.barcode from product p cross join lateral product_word_keys(p.search_text) k(key) where p.is_czech;
