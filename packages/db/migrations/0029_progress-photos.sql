CREATE TABLE "progress_photo" (
	"guid" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user" uuid NOT NULL,
	"day" date NOT NULL,
	"bytes" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "progress_photo" ADD CONSTRAINT "progress_photo_user_user_guid_fk" FOREIGN KEY ("user") REFERENCES "public"."user"("guid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progress_photo_user" ON "progress_photo" USING btree ("user","day");