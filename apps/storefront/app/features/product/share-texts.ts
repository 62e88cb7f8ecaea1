import { LANGUAGE } from '@haat/domain';

const EN = {
  whatsApp: 'Share on WhatsApp',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Copy the link from the address bar: the browser does not let us.',
};

const HI: typeof EN = {
  whatsApp: 'WhatsApp पर भेजें',
  copy: 'लिंक कॉपी करें',
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक ऊपर पते की पट्टी से कॉपी करें: ब्राउज़र हमें नहीं करने देता।',
};

/** The texts of the links that share a product, in their chunk. */
export const SHARE_TEXTS = LANGUAGE === 'hi' ? HI : EN;
