/** What a page hands to the drawing of its first screen: the form number to print once. */
export type HeroProps = { form: string };
