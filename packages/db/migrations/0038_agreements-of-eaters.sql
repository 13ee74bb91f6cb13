ALTER TABLE "meal_plan_eater" ADD COLUMN "needs_agreed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meal_plan_eater" ADD COLUMN "target_agreed_at" timestamp with time zone;--> statement-breakpoint
-- Custom: what others computed from the data of an account goes when it is no eater any more, or takes back what it agreed to.
create function forget_proposals_of_eater() returns trigger language plpgsql as $$
begin
  delete from plan_proposal o where o.meal_plan = old.plan and o."user" <> old."user";
  return null;
end $$;
--> statement-breakpoint
create trigger eater_is_removed after delete on meal_plan_eater for each row
  when (old."user" is not null) execute function forget_proposals_of_eater();
--> statement-breakpoint
create trigger eater_takes_back after update on meal_plan_eater for each row
  when (old."user" is not null and (new."user" is null
    or (new.needs_agreed_at is null and old.needs_agreed_at is not null)
    or (new.target_agreed_at is null and old.target_agreed_at is not null)))
  execute function forget_proposals_of_eater();
--> statement-breakpoint
-- A person who loses access to a plan stays there as an eater by name, with their portions and without health data. What they computed from
-- the data of others goes. The plan is locked first, so that an eater who is being added at the same moment is seen.
create function leave_plan(left_plan uuid, person uuid) returns void language plpgsql as $$
begin
  perform from meal_plan where guid = left_plan for no key update;
  update meal_plan_eater e set "user" = null,
    name = coalesce(nullif(e.name, ''), (select u.username from "user" u where u.guid = person), ''),
    sex = null, birth_year = null, kilojoules = null, nutrients = '{}', diet_types = '{}', dietary_preference = 'All',
    allergens = '{}', excluded_ingredients = '{}', needs_agreed_at = null, target_agreed_at = null, version = e.version + 1
    where e.plan = left_plan and e."user" = person;
  if found then
    update meal_plan p set updated_at = date_trunc('milliseconds', clock_timestamp()) where p.guid = left_plan;
  end if;
  delete from plan_proposal o where o.meal_plan = left_plan and o."user" = person;
  delete from meal_plan_calendar c where c.plan = left_plan and c."user" = person;
end $$;
--> statement-breakpoint
create function leave_shared_plan() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    perform leave_plan(old.object, old."user");
  else
    delete from plan_proposal o where o.meal_plan = new.object and o."user" = new."user";
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger share_of_plan_ends after delete on share for each row
  when (old.kind = 'meal_plan' and old."user" is not null) execute function leave_shared_plan();
--> statement-breakpoint
create trigger share_of_plan_is_for_reading after update of role on share for each row
  when (new.kind = 'meal_plan' and new."user" is not null and new.role = 'viewer' and old.role <> 'viewer')
  execute function leave_shared_plan();
--> statement-breakpoint
create function leave_plans_of_banned() returns trigger language plpgsql as $$
begin
  perform leave_plan(eaten.plan, new.guid) from (
    select e.plan from meal_plan_eater e join meal_plan p on p.guid = e.plan
    where e."user" = new.guid and p.premium_user is distinct from new.guid order by e.plan) eaten;
  return null;
end $$;
--> statement-breakpoint
create trigger banned_leaves_plans after update of is_banned on "user" for each row
  when (new.is_banned and not old.is_banned) execute function leave_plans_of_banned();
--> statement-breakpoint
-- Accounts without access to the plan they are eaters of: their shares ended before this was watched.
select leave_plan(e.plan, e."user") from meal_plan_eater e join meal_plan p on p.guid = e.plan join "user" u on u.guid = e."user"
where p.premium_user is distinct from e."user" and (u.is_banned or not (
  exists (select from share s where s.kind = 'meal_plan' and s.object = p.guid and s."user" = e."user")
  or (u.is_admin and p.creator is not distinct from e."user")));
--> statement-breakpoint
-- Nobody was asked before, so nobody has agreed: proposals that others computed from an account's data go.
delete from plan_proposal o using meal_plan p
where p.guid = o.meal_plan and (exists (select from meal_plan_eater e where e.plan = p.guid and e."user" <> o."user")
  or (p.premium_user is distinct from o."user" and p.creator is distinct from o."user"
    and not exists (select from share s where s.kind = 'meal_plan' and s.object = p.guid and s."user" = o."user" and s.role = 'editor')));
