/** The URL to share: this page without its query. */
export function shareUrl(): string {
  return window.location.origin + window.location.pathname;
}

/** Returns true if the device has a share sheet. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the device's share sheet; closing it without sharing is not an error. */
export async function shareProduct(name: string): Promise<void> {
  try {
    await navigator.share({ title: name, url: shareUrl() });
  } catch {
    // Closed, or blocked by the browser: the shopper has seen it.
  }
}

/** A WhatsApp link that sends the product to somebody. */
export function whatsAppLink(name: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${name}: ${shareUrl()}`)}`;
}
