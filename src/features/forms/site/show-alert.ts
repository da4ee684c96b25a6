/** Tells something in the page's own dialog (S5.1/4); resolves when it is closed. */
export const showAlert = async (message: string): Promise<void> => {
  try {
    const { alert } = await import('#browser/dialogs/dialogs');
    await alert(message);
  } catch {
    // The same text stands beside the field.
  }
};
