/** Under which keys the browser keeps what a person has at home, and the recipes it is enough for. */
export const pantryKey = (person: string) => ['pantry', person]
export const cookableKey = (person: string) => ['pantry-recipes', person]
