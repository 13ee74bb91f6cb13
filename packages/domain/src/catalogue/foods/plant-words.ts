/**
 * Words that make a dairy word something of plants: „kokosové mléko“, „arašídové máslo“, „sójový jogurt“. A dairy food with such a
 * flavour is not recognised by its name either, and stays unknown.
 */
export const PLANT_BASED =
  /vegan|rostlin|alternativ|nahrad|nahraz|soj|kokos|mandl|oves|ryz|kesu|pohank|konop|spald|makov|liskov|orech|orisk|arasid|burak|hrach|tofu|lupin|sezam|slunec|dynov|makadam|pistac|psenic/
