/** Copies a text that stands in a field. Over plain http there is no clipboard: then the field is selected and copied. */
export async function copied(text: string, field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.select();
    // Old, and the only way without https.
    return document.execCommand('copy');
  }
}
