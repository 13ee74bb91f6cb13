CREATE TABLE "product" (
	"barcode" bigint PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"quantity" text,
	"package_size" real,
	"portion_size" real,
	"weight_units" text NOT NULL,
	"kilojoules" real,
	"calories" real,
	"protein" real,
	"carbohydrates" real,
	"fat" real,
	"fiber" real,
	"sugars" real,
	"saturated_fats" real,
	"salt" real,
	"allergens" smallint,
	"traces" smallint,
	"categories" text[],
	"faults" jsonb,
	"is_czech" boolean NOT NULL,
	"search_text" text NOT NULL,
	"retrieved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"modified_at" timestamp with time zone,
	CONSTRAINT "product_weight_units" CHECK ("product"."weight_units" in ('Gram', 'Milliliter'))
);
--> statement-breakpoint
CREATE TABLE "product_import" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"file" text NOT NULL,
	"name" text NOT NULL,
	"offset" bigint DEFAULT 0 NOT NULL,
	"lines" bigint DEFAULT 0 NOT NULL,
	"stored" bigint DEFAULT 0 NOT NULL,
	"rejected" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_import_file_unique" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "product_lookup" (
	"barcode" bigint PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	"is_absent" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_pack" (
	"version" text PRIMARY KEY NOT NULL,
	"products" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"built_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_removal" (
	"barcode" bigint PRIMARY KEY NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "product_czech_search" ON "product" USING gin (to_tsvector('simple', "search_text")) WHERE "product"."is_czech";--> statement-breakpoint
CREATE INDEX "product_czech_beginning" ON "product" USING btree ("search_text" text_pattern_ops) WHERE "product"."is_czech";--> statement-breakpoint
CREATE INDEX "product_retrieved_at" ON "product" USING btree ("retrieved_at");--> statement-breakpoint
CREATE INDEX "product_lookup_due_at" ON "product_lookup" USING btree ("due_at") WHERE "product_lookup"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "product_lookup_asked_at" ON "product_lookup" USING btree ("asked_at");