/** Who is writing, as far as the contact form says it. */
type Visitor = {name: string; email: string};

/** Reads the page's contact form, whichever it is: the names of its fields depend on the form service. */
export function readVisitor(): Visitor {
  const valueOf = (token: string) =>
    document
      .querySelector<HTMLInputElement>(`#contact-form [autocomplete="${token}"]`)
      ?.value.trim() ?? '';
  return {name: valueOf('name'), email: valueOf('email')};
}

/** The booking page's address with what is known of the visitor. */
export function bookingAddress(url: string, visitor: Visitor): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(visitor)) {
    if (value) address.searchParams.set(name, value);
  }
  return address.href;
}
