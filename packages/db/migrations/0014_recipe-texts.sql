CREATE TABLE "starter_recipe" (
	"slug" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "headnote" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "tip" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "recipe" ADD COLUMN "storage" text;--> statement-breakpoint
ALTER TABLE "recipe" ADD CONSTRAINT "recipe_storage" CHECK ("recipe"."storage" in ('rice', 'meat', 'soup_stew', 'fish', 'egg_dish', 'boiled_eggs', 'raw_egg', 'side_vegetables', 'dairy_cold', 'spread', 'salad', 'overnight', 'bread', 'cake', 'biscuits', 'drink', 'at_once'));--> statement-breakpoint
-- What every version before gave a catalogue; an empty database is given its recipes by the seed.
INSERT INTO "starter_recipe" SELECT unnest(ARRAY[
  'bananove-livance-z-ryzove-mouky', 'bananovy-sejk-s-tvarohem-a-arasidovym-maslem', 'bezlepkova-bramboracka-s-hribky',
  'bircher-musli-s-jablkem-a-liskovymi-orisky', 'boruvkovy-koktejl-s-tofu-a-konopnym-seminkem',
  'bramboracka-s-hriby-a-majorankou', 'budapestska-pomazanka-s-paprikou', 'cerny-kuba-s-hribky-a-majorankou',
  'chia-pudink-s-mangem-a-kokosovym-mlekem', 'chleb-s-avokadem-cottage-a-vejcem-natvrdo', 'cizrnove-kari-se-spenatem-a-ryzi',
  'cizrnovy-salat-s-tunakem-a-citronem', 'cocka-na-kyselo-s-vejcem-a-okurkou', 'cokoladovy-kolac-z-cervenych-fazoli',
  'cottage-s-okurkou-redkvickami-a-pazitkou', 'cuketova-frittata-s-kozim-syrem', 'datlove-kulicky-s-kokosem-a-kakaem',
  'dynove-pyre-s-krutim-masem', 'fazolova-pomazanka-se-susenymi-rajcaty', 'fazolove-chilli-s-kakaem-a-kukurici',
  'gazpacho-s-okurkou-a-bazalkou', 'glazovany-tempeh-s-brokolici-a-ryzi-natural', 'granatova-limonada-s-rozmarynem',
  'grilovana-zelenina-s-halloumi-a-bylinkovym-olejem', 'grilovany-pstruh-s-tymianem-a-rajcatovym-salatem',
  'hladka-mrkvova-polevka-s-ryzi', 'hladka-ryzova-kase-s-hruskou', 'hladky-merunkovy-kisel',
  'horke-kakao-z-mandloveho-napoje-s-datli', 'horky-jablecny-most-se-skorici-a-hrebickem', 'hovezi-gulas-zahusteny-bramborem',
  'hovezi-steak-s-bramborami-a-pazitkovym-dipem', 'hovezi-vyvar-se-zeleninou-a-nudlemi', 'hrnickovy-kakaovy-kolacek',
  'hutna-cockova-polevka-s-kurecim-masem', 'jahelnik-s-jablky-a-svestkami', 'jahlovy-nakyp-s-merunkami-bez-mleka',
  'jemna-krupicova-kase-s-kakaem', 'jemne-pyre-z-tresky-a-brambor-s-koprem', 'jihoceska-kulajda-s-hriby-a-vejcem',
  'kakaova-pena-z-hedvabneho-tofu', 'kakaovy-sejk-s-ovesnymi-vlockami', 'kapr-peceny-na-kmine-a-korenove-zelenine',
  'kapustova-polevka-s-krutim-masem-a-kminem', 'kefirovy-napoj-s-okurkou-a-koprem', 'koprova-omacka-s-vejci-a-bramborem',
  'krem-z-cervene-cocky-s-mrkvi-a-kokosem', 'krupave-bramboraky-s-cesnekem-a-majorankou', 'kruti-chilli-s-fazolemi-a-ryzi',
  'kruti-karbanatky-s-cuketou-a-jogurtovym-dipem', 'kruti-kulicky-s-kuskusem-a-matovym-dipem',
  'kruti-kulicky-v-mrkvove-omacce', 'kure-na-paprice-s-testovinami', 'kure-s-ryzi-a-brokolici-do-krabicky',
  'kureci-kari-s-kokosovym-mlekem-a-cuketou', 'kureci-prsa-s-fazolkami-a-rajcatovou-salsou', 'kureci-rizky-s-bramborovou-kasi',
  'kureci-vyvar-s-jemnymi-nudlemi-a-mrkvi', 'kvetakova-polevka-s-pecenym-cesnekem',
  'lilky-plnene-hovezim-masem-a-piniovymi-orisky', 'losos-peceny-na-kopru-s-novymi-bramborami', 'losos-s-brokolicovym-pyre',
  'losos-v-pare-s-koprovou-omackou-a-bramborami', 'mandlovy-kolac-se-svestkami', 'matova-limonada-s-okurkou-a-citronem',
  'matove-tzatziki-se-zeleninovymi-hranolky', 'melounovy-salat-s-fetou-a-matou', 'michane-tofu-s-rajcaty-a-pazitkou',
  'miska-s-quinoou-bataty-a-tahini-zalivkou', 'mlete-hovezi-s-bataty-a-fazolkami', 'mramorova-babovka-s-kakaem',
  'mrkvove-smoothie-s-pomerancem-a-zazvorem', 'nepecene-fikove-rezy-s-mandlemi', 'nudlovy-nakyp-s-tvarohem-a-merunkami',
  'omeleta-s-krutim-masem-a-spenatem', 'omeleta-se-zampiony-a-syrem', 'ovesna-kase-pres-noc-s-boruvkami-a-skyrem',
  'ovesna-kase-s-bananem-a-arasidovym-maslem', 'ovesne-tycinky-s-proteinem-a-horkou-cokoladou',
  'papriky-plnene-pohankou-a-zampiony', 'pecena-jablka-s-tvarohem-a-skorici', 'pecena-prazma-s-fenyklem-a-pomerancem',
  'pecene-cockove-karbanatky-s-jogurtovym-dipem', 'peceny-candat-s-bramborovym-pyre-a-mrkvi',
  'peceny-losos-s-bulgurem-a-cuketou', 'penne-s-tunakem-kapary-a-rajcaty', 'poctivy-hovezi-gulas-s-chlebem',
  'pohankove-galetky-se-sunkou-a-vejcem', 'pohankove-livance-s-boruvkovou-omackou',
  'pohankovy-chleb-se-slunecnicovymi-seminky', 'polenta-s-houbovym-ragu-a-tymianem',
  'pomazanka-z-uzene-makrely-s-krenem-a-jablkem', 'pomerancovy-kolac-s-olivovym-olejem',
  'quesadilla-s-kurecim-masem-a-kukurici', 'rajcatova-polevka-s-cervenou-cockou-a-bazalkou',
  'rajska-omacka-s-masovymi-kulickami', 'rebarborova-drobenka-s-tvarohovym-kremem',
  'recky-jogurt-s-cerstvymi-fiky-a-vlasskymi-orechy', 'recky-salat-s-fetou-a-olivami', 'ruzovy-hummus-z-cervene-repy',
  'rychla-rajcatova-polevka-s-bazalkou', 'ryzove-nudle-s-krevetami-a-limetkou', 'ryzove-nudle-s-vejcem-a-pak-choi',
  'saksuka-s-paprikou-a-fetou', 'salat-s-tunakem-bilymi-fazolemi-a-cervenou-cibuli',
  'salat-s-uzenym-pstruhem-a-cervenou-repou', 'salat-z-quinoy-s-pecenou-repou-a-pomerancem',
  'sklenene-nudle-s-tofu-a-arasidovou-omackou', 'skyr-s-granolou-boruvkami-a-mandlovym-maslem',
  'spagety-s-cesnekem-olivovym-olejem-a-chilli', 'spagety-s-krevetami-fenyklem-a-rajcatky',
  'spenatova-omeleta-s-cherry-rajcaty-a-cottage', 'stredomorska-rybi-polevka-s-fenyklem-a-safranem',
  'svickova-na-smetane-s-houskovym-knedlikem', 'tabbouleh-s-petrzelkou-a-granatovym-jablkem',
  'tacos-s-grilovanou-treskou-a-limetkovym-zelim', 'tapiokovy-pudink-s-ananasem-a-limetkou', 'teleci-na-mrkvi-s-ryzi',
  'tortilla-s-hummusem-a-krupavou-zeleninou', 'treska-na-rajcatech-s-olivami-a-kapary', 'treska-pecena-na-porku-s-citronem',
  'tvarohova-miska-s-malinami-a-lnenym-seminkem', 'tvarohova-pomazanka-s-kapii-a-zeleninovymi-hranolky',
  'tvarohove-knedliky-se-svestkami', 'tvarohove-livance-s-jahodami', 'tvarohovy-krem-s-broskvovym-pyre',
  'vecerni-tvaroh-s-malinami-a-orechy', 'veprova-panenka-s-pecenymi-jablky', 'veprova-pecene-se-zelim-a-bramborovym-knedlikem',
  'vyzivny-bananovy-koktejl-s-tvarohem', 'zapecene-testoviny-s-dyni-a-ricottou', 'zapecene-toasty-s-rajcaty-a-mozzarellou',
  'zelene-smoothie-s-jablkem-spenatem-a-matou', 'zemlovka-s-jablky-a-tvarohem',
  'zitny-chleb-se-sardinkami-a-rajcatovou-salsou', 'zlate-mleko-s-kurkumou-a-zazvorem'
]) WHERE EXISTS (SELECT FROM "food_category");
