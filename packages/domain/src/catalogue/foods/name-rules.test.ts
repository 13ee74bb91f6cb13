import { describe, expect, it } from 'vitest'
import type { Allergen } from '#domain/catalogue/allergens/allergens.ts'
import { allergensFromName } from '#domain/catalogue/allergens/allergens-from-name.ts'
import type { FoodGroup } from './food-groups.ts'
import { groupsFromName } from './groups-from-name.ts'

describe('allergensFromName', () => {
  it.each<[name: string, allergens: Allergen[]]>([
    ['Kokosové mléko', []],
    ['Mléko', ['milk']],
    ['Mléko bez laktózy polotučné', ['milk']],
    ['Kakaové mléko', ['milk']],
    ['Kakaové máslo', []],
    ['Mandlové mléko', ['nuts']],
    ['Ovesné mléko', ['gluten']],
    ['Ovesná kaše s mlékem', ['gluten', 'milk']],
    ['Burákové máslo', ['peanuts']],
    ['Máslo', ['milk']],
    ['Dýně máslová', []],
    ['Máslové sušenky', ['gluten', 'milk']],
    ['Muškátový oříšek', []],
    ['Piniové oříšky', []],
    ['Vlašské ořechy', ['nuts']],
    ['Vlašský salát', []],
    ['Lišky', []],
    ['Pohanková mouka', []],
    ['Mouka', ['gluten']],
    ['Polohrubá mouka', ['gluten']],
    ['Bezlepková mouka', []],
    ['Chléb bez lepku s ořechy', ['nuts']],
    ['Chlebíčky rýžové', []],
    ['Pšeno', []],
    ['Glukózový sirup pšeničný', []],
    ['Sladký hrášek', []],
    ['Sladový extrakt', ['gluten']],
    ['Dýně špagetová', []],
    ['Špagety', ['gluten']],
    ['Rýžové nudle', []],
    ['Sójové párky', ['soybeans']],
    ['Sójový olej', []],
    ['Jahodová zmrzlina', ['milk']],
    ['Hovězí maso syrové', []],
    ['Sýr', ['milk']],
    ['Kozí sýr', ['milk']],
    ['Kozí maso', []],
    ['Koláč bez mléka a vajec', []],
    ['Bílkovina hrachová', []],
    ['Vaječný bílek', ['eggs']],
    ['Veganská majonéza', []],
    ['Hlíva ústřičná', []],
    ['Ústřicová omáčka', ['molluscs']],
    ['Müsli', []],
    ['Krabí tyčinky', ['fish']],
    ['Krab', ['crustaceans']],
    ['Kaviár lilkový', []],
    ['Rybíz', []],
    ['Kapary', []],
    ['Koření na ryby', []],
    ['Dresink na salát s jogurtem', ['milk']],
    ['Kuře na másle', ['milk']],
    ['Sýrová omáčka', ['milk']],
    ['Syrová mrkev', []],
    ['Rybí omáčka', ['fish']],
    ['Worcesterská omáčka', ['fish']],
    ['Hořčík', []],
    ['Hořčice', ['mustard']],
    ['Hroznové víno', []],
    ['Bílé víno', ['sulphites']],
    ['Kukuřičné lupínky', []],
    ['Lupinová mouka', ['lupin']],
    ['Vlčí bob', ['lupin']],
    ['Bob zahradní', []],
  ])('%s shows %j', (name, allergens) => {
    expect(allergensFromName(name).toSorted()).toEqual([...allergens].sort())
  })

  it('reads a name with and without accents alike', () => {
    expect(allergensFromName('ARASIDOVE MASLO')).toEqual(allergensFromName('arašídové máslo'))
  })
})

describe('groupsFromName', () => {
  it.each<[name: string, groups: FoodGroup[]]>([
    ['Sójové párky', []],
    ['Vídeňské párky', ['sausage']],
    ['Špekáček', ['sausage']],
    ['Bílek', ['egg']],
    ['Anglická slanina', ['red_meat', 'fatty_meat', 'smoked_meat', 'bacon']],
    ['Burákové máslo', ['nut', 'nut_butter', 'sticky']],
    ['Máslo', ['butter']],
    ['Kakaové máslo', ['cocoa']],
    ['Kokosové mléko', []],
    ['Mandlové mléko', []],
    ['Sójová smetana', []],
    ['Smetana ke šlehání', ['cream']],
    ['Muškátový oříšek', []],
    ['Hroznové víno', []],
    ['Víno červené', ['alcohol']],
    ['Rumové aroma', []],
    ['Jahodová zmrzlina', ['sweet_product']],
    ['Kuřecí játra', ['poultry', 'offal', 'liver']],
    ['Kuřátka (houby)', ['mushroom']],
    ['Vepřové sádlo', ['animal_fat']],
    ['Vejce kachní', ['egg']],
    ['Olej z tresčích jater', []],
    ['Hlíva ústřičná', ['mushroom']],
    ['Tuňák ve vlastní šťávě', ['fish', 'tuna']],
    ['Sladké brambory', []],
    ['Bramborový škrob', []],
    ['Kukuřičný škrob', []],
    ['Hořčice', ['mustard']],
  ])('%s shows %j', (name, groups) => {
    expect(groupsFromName(name).toSorted()).toEqual([...groups].sort())
  })
})
