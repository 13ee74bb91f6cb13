/**
 * Groups of foods that diet rules name. A food may belong to several: bacon is `red_meat`, `fatty_meat`, `smoked_meat` and
 * `bacon`. A group says what the food is or is made with, not how a recipe prepares it. Thresholds are per 100 g of the food as
 * it is in the table.
 *
 * | group | what belongs to it |
 * | --- | --- |
 * | red_meat | meat of mammals, game too, and what is made of it; not rabbit |
 * | poultry | meat of birds, and rabbit |
 * | game | wild mammals and birds; farmed quail is poultry only |
 * | fatty_meat | meat and meat products with more than 10 g of fat |
 * | smoked_meat | smoked, cured or dried meat and smoked sausages; not cooked ham |
 * | bacon | bacon, pancetta and smoked back fat |
 * | sausage | sausages, salami, and products of minced meat such as luncheon meat and brawn |
 * | pate | liver and meat pastes, rillettes |
 * | processed_meat | sausages, salami, bacon, smoked, cured and dried meat, pâté; not cooked ham |
 * | cooked_ham | cooked ham of pork or poultry; smoked or dried ham is `processed_meat` |
 * | offal | inner organs, tongue, blood, and what is made of them |
 * | liver | liver of any animal, fish too, and what is made of it |
 * | raw_meat | eaten without being cooked: dry-cured ham, raw fermented salami; not meat that is sold raw |
 * | strong_broth | meat stock, its cubes, and aspic |
 * | stock_meat | bones and carcasses that are boiled for stock and taken out |
 * | fish | fish, roe and what is made of them |
 * | oily_fish | salmon, trout, char, mackerel, herring, sprat, sardine, anchovy, eel; by species, not by figures |
 * | tuna | tuna in any form |
 * | predatory_fish | shark, swordfish, marlin and pike, which gather mercury; tuna has a group of its own |
 * | purine_rich_fish | anchovy, sardine, herring, sprat |
 * | cold_smoked_fish | smoked salmon, trout and herring |
 * | raw_seafood | eaten without being cooked: oysters, marinated herring, matjes, anchovies, caviar, sushi |
 * | shellfish | crustaceans and molluscs, the snail too |
 * | egg | eggs and what surely is made with them |
 * | egg_yolk | the yolk alone, or a sauce of it |
 * | raw_egg | eaten with egg that is not cooked through; not eggs that are sold raw |
 * | mayonnaise | mayonnaise and what is made with it |
 * | plain_milk | milk and soured milk without additions, also dried, and dishes made with milk |
 * | milk_drink | drinks of milk, plain or flavoured |
 * | cream | cream and soured cream of milk; not of plants |
 * | fatty_cream | cream with more than 12 g of fat |
 * | cheese | cheese, tvaroh too; not sweet tvaroh desserts |
 * | fatty_cheese | cheese with more than 30 % of fat in dry matter |
 * | mould_cheese | ripened with white or blue mould, or with smear |
 * | unpasteurised_milk | soft cheese that is usually of raw milk; hard cheese matures long enough |
 * | butter | butter, ghee, and what is surely made with them |
 * | animal_fat | lard, goose and duck fat, tallow, back fat |
 * | tropical_fat | coconut and palm fat, and what is usually made with them |
 * | hydrogenated_fat | hardened vegetable fat, baking margarine |
 * | oil | oils, and what is fried or kept in oil |
 * | vegetable | vegetables without potatoes and mushrooms |
 * | leafy_vegetable | salads, spinach, leaves of herbs |
 * | root_vegetable | roots without potatoes |
 * | potato | potatoes and what is made of them; not starch |
 * | cabbage | all vegetables of genus Brassica: cabbages, cauliflower, broccoli, kohlrabi, turnip |
 * | onion | onions, shallot, leek; not garlic and chives |
 * | pepper | sweet and hot pepper fruit; not ground paprika |
 * | radish, tomato, spinach, kiwi, fig, coconut | as they say, and what is made of them; coconut oil is only `tropical_fat` |
 * | maize | kernels, and flour, semolina and puffed snacks of maize; not starch and oil |
 * | mushroom | mushrooms, fresh, dried or canned |
 * | sprouts | sprouted seeds eaten raw, cress too; not bamboo shoots and wheat germ |
 * | hard_vegetable | hard when raw, and sold raw, frozen or crisp from a pickle; not what is already soft |
 * | stringy_vegetable | with strings or fibres: celery stalks, asparagus, rhubarb, leek, bean pods, sauerkraut |
 * | rhubarb | as it says |
 * | garlic | garlic, fresh or dried; not wild garlic |
 * | pickled_vegetable | in vinegar or brine, fermented too; olives and capers |
 * | legume | beans, lentils, peas, soya beans and what keeps their fibre; not tofu, soya drinks and bean pods |
 * | tofu | tofu of any kind; tempeh keeps its beans and is `legume` |
 * | fruit | fruit, also dried, canned, in jam |
 * | citrus | citrus fruit, its juice and peel |
 * | pip_berry | fruit eaten with its pips, and jam of it |
 * | dried_fruit | dried fruit and mixes with it |
 * | hard_fruit | hard to bite: apple, pear, quince, coconut, crisp dried slices |
 * | coarse_fruit | fruit that irritates an empty stomach when raw: pear, plum, currant, gooseberry |
 * | tough_skin | eaten with a skin that stays tough when cooked, as it is sold: tomato, pepper, apple, plum, pear, peas; not peeled or passed |
 * | wholegrain | whole or coarse grain, bran, flakes, pseudo-cereals |
 * | refined_grain | white flour, rice, pasta, semolina and what is made of them |
 * | dry_crisp | dry and crisp: crackers, crisps, rusks, biscuits, flakes, popcorn |
 * | puff_pastry | puff and croissant pastry |
 * | nut | tree nuts, peanuts, chestnuts, pine nuts, and what surely is made with them |
 * | seed | seeds eaten whole or as a paste, poppy too; not spices |
 * | nut_butter | pastes of nuts, peanuts or sesame |
 * | added_sugar | sugar, honey, syrups |
 * | sweet_product | with substantial added sugar: jams, sweets, cakes, sweetened yoghurt, ketchup |
 * | sweetener | sweetened with something else than sugar |
 * | polyol | xylitol, erythritol and what is sweetened with them |
 * | ice_cream | ice cream, sorbet, ice lolly, frozen yoghurt |
 * | sticky | clings to the palate: nut pastes, caramel, marshmallow, honey, dates, potato dumplings |
 * | chilli | hot pepper and what is seasoned with it |
 * | pepper_spice | black, white and green pepper, whole or ground |
 * | horseradish, mustard | as they say |
 * | yeast_extract | stock cubes, soup seasoning, nutritional yeast; not baker's yeast |
 * | baker_yeast | fresh and dried yeast; not the bread it was baked into |
 * | fermented_seasoning | soy, fish, oyster and Worcester sauce, miso |
 * | alcohol | drinks with alcohol, alcohol-free beer too, and what is made with wine or rum; not vinegar |
 * | alcohol_flavouring | vanilla extract and other flavourings in alcohol, used by drops; not rum |
 * | juice | fruit and vegetable juice, nectar, smoothie; not lemon and lime juice, which season |
 * | sweetened_drink | drinks with added sugar |
 * | thin_drink | pours like water: water, milk, juice, tea, beer, clear broth |
 * | coffee, tea | as they say; tea is black or green, not herbal |
 * | cola | cola and energy drinks, which contain caffeine |
 * | cocoa | cocoa, chocolate and what is made with them |
 * | prepared_dish | dishes and composite products whose recipe the table does not give: groups that are not named may be there |
 */
export const FOOD_GROUPS = [
  // Meat and what is made of it
  'red_meat',
  'poultry',
  'game',
  'fatty_meat',
  'smoked_meat',
  'bacon',
  'sausage',
  'pate',
  'processed_meat',
  'cooked_ham',
  'offal',
  'liver',
  'raw_meat',
  'strong_broth',
  'stock_meat',
  // Fish and seafood
  'fish',
  'oily_fish',
  'tuna',
  'predatory_fish',
  'purine_rich_fish',
  'cold_smoked_fish',
  'raw_seafood',
  'shellfish',
  // Eggs and dairy
  'egg',
  'egg_yolk',
  'raw_egg',
  'mayonnaise',
  'plain_milk',
  'milk_drink',
  'cream',
  'fatty_cream',
  'cheese',
  'fatty_cheese',
  'mould_cheese',
  'unpasteurised_milk',
  // Fats
  'butter',
  'animal_fat',
  'tropical_fat',
  'hydrogenated_fat',
  'oil',
  // Vegetables and legumes
  'vegetable',
  'leafy_vegetable',
  'root_vegetable',
  'potato',
  'cabbage',
  'onion',
  'pepper',
  'radish',
  'tomato',
  'spinach',
  'maize',
  'mushroom',
  'sprouts',
  'hard_vegetable',
  'stringy_vegetable',
  'rhubarb',
  'garlic',
  'pickled_vegetable',
  'legume',
  'tofu',
  // Fruit
  'fruit',
  'citrus',
  'pip_berry',
  'kiwi',
  'fig',
  'dried_fruit',
  'hard_fruit',
  'coarse_fruit',
  'tough_skin',
  'coconut',
  // Grain, nuts, seeds
  'wholegrain',
  'refined_grain',
  'dry_crisp',
  'puff_pastry',
  'nut',
  'seed',
  'nut_butter',
  // Sweet
  'added_sugar',
  'sweet_product',
  'sweetener',
  'polyol',
  'ice_cream',
  'sticky',
  // Seasoning
  'chilli',
  'pepper_spice',
  'horseradish',
  'mustard',
  'yeast_extract',
  'baker_yeast',
  'fermented_seasoning',
  // Drinks
  'alcohol',
  'alcohol_flavouring',
  'juice',
  'sweetened_drink',
  'thin_drink',
  'coffee',
  'tea',
  'cola',
  'cocoa',
  // Dishes whose recipe the table does not give
  'prepared_dish',
] as const
export type FoodGroup = (typeof FOOD_GROUPS)[number]
