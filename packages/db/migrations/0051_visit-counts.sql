CREATE TABLE "visit_count" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"what" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "visit_count_day_kind_what_pk" PRIMARY KEY("day","kind","what"),
	CONSTRAINT "visit_count_kind" CHECK ("visit_count"."kind" in ('page', 'search')),
	CONSTRAINT "visit_count_count" CHECK ("visit_count"."count" > 0)
);
