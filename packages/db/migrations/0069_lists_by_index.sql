DROP INDEX "recipe_waiting";--> statement-breakpoint
DROP INDEX "money_difference_first_seen";--> statement-breakpoint
DROP INDEX "point_entry_reason_created_at";--> statement-breakpoint
DROP INDEX "ingredient_created_at";--> statement-breakpoint
DROP INDEX "product_retrieved_at";--> statement-breakpoint
DROP INDEX "error_report_status_created_at";--> statement-breakpoint
DROP INDEX "photo_submission_status_created_at";--> statement-breakpoint
DROP INDEX "review_status_created_at";--> statement-breakpoint
DROP INDEX "news_block_published_at";--> statement-breakpoint
CREATE INDEX "ingredient_with_barcodes" ON "ingredient" USING btree ("created_at","guid") WHERE "ingredient"."barcodes" <> '{}' and not "ingredient"."is_private";--> statement-breakpoint
CREATE INDEX "ingredient_name_sorted" ON "ingredient" USING btree ("name","guid") WHERE "ingredient"."from_recipe" is null and not "ingredient"."is_private";--> statement-breakpoint
CREATE INDEX "ingredient_status_managed" ON "ingredient" USING btree ("status","created_at","guid") WHERE "ingredient"."from_recipe" is null and not "ingredient"."is_private";--> statement-breakpoint
CREATE INDEX "recipe_name_sorted" ON "recipe" USING btree ("name","guid") WHERE not "recipe"."is_private";--> statement-breakpoint
CREATE INDEX "recipe_status_created_at" ON "recipe" USING btree ("status","created_at","guid") WHERE not "recipe"."is_private";--> statement-breakpoint
CREATE INDEX "bank_payment_open" ON "bank_payment" USING btree ("booked_on","guid") WHERE "bank_payment"."state" in ('new', 'open');--> statement-breakpoint
CREATE INDEX "money_difference_waits" ON "money_difference" USING btree ("first_seen_at","guid") WHERE "money_difference"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "money_difference_resolved" ON "money_difference" USING btree ("first_seen_at","guid") WHERE "money_difference"."resolved_at" is not null;--> statement-breakpoint
CREATE INDEX "order_paid_last" ON "order" USING btree ("paid_at" DESC NULLS LAST,"guid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "order_number_sorted" ON "order" USING btree ("number","guid");--> statement-breakpoint
CREATE INDEX "order_state_created_at" ON "order" USING btree ("state","created_at","guid");--> statement-breakpoint
CREATE INDEX "order_plan_created_at" ON "order" USING btree ("plan","created_at","guid");--> statement-breakpoint
CREATE INDEX "order_kind_created_at" ON "order" USING btree ("kind","created_at","guid");--> statement-breakpoint
CREATE INDEX "review_best_first" ON "review" USING btree ("rating","created_at","guid");--> statement-breakpoint
CREATE INDEX "review_worst_first" ON "review" USING btree ("rating","created_at" DESC NULLS FIRST,"guid" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "point_entry_reason_created_at" ON "point_entry" USING btree ("reason","created_at","guid") WHERE "point_entry"."points" > 0;--> statement-breakpoint
CREATE INDEX "ingredient_created_at" ON "ingredient" USING btree ("created_at","guid") WHERE "ingredient"."from_recipe" is null and not "ingredient"."is_private";--> statement-breakpoint
CREATE INDEX "product_retrieved_at" ON "product" USING btree ("retrieved_at","barcode");--> statement-breakpoint
CREATE INDEX "error_report_status_created_at" ON "error_report" USING btree ("status","created_at","guid");--> statement-breakpoint
CREATE INDEX "photo_submission_status_created_at" ON "photo_submission" USING btree ("status","created_at","guid");--> statement-breakpoint
CREATE INDEX "review_status_created_at" ON "review" USING btree ("status","created_at","guid");--> statement-breakpoint
CREATE INDEX "news_block_published_at" ON "news_block" USING btree ("published_at","guid");