/** Common English and Hindi words. */
const stopWords = new Set(
  'a about above after again all also am an and any are as at be because been before being below between both but by can could did do does down during each either few for from further had has have having he her here him his how i if in into is it its itself may me more most must my no nor not now of off on once only or other our out over own per same she should so some such than that the their them then there these they this those through to too under until up upon us very was we were what when where which while who whom why will with within without would you your shall said hereby thereof herein के का की को से में है हैं और यह वह पर ने था थे थी एक इस उस भी हो'.split(
    ' ',
  ),
);

/** Content words of a text; English ones are stemmed. */
export const termsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:[.,]\d+)*/gu) ?? [])
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map(stem);

/** Common endings of English words; enough to match rents with rent. */
const stem = (word: string): string =>
  word.length > 4 ? word.replace(/(?:ies|ing|edly|ed|es|s|ly|ment|ments|ation|ations)$/, '') || word : word;
