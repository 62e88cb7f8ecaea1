import { LANGUAGE } from '#language';
import { parseFirstText } from '../parse.ts';
import type { RegionName } from './regions.ts';

const HINDI_NAMES: Readonly<Record<RegionName, string>> = {
  'Andhra Pradesh': 'आंध्र प्रदेश',
  'Arunachal Pradesh': 'अरुणाचल प्रदेश',
  Assam: 'असम',
  Bihar: 'बिहार',
  Chhattisgarh: 'छत्तीसगढ़',
  Goa: 'गोवा',
  Gujarat: 'गुजरात',
  Haryana: 'हरियाणा',
  'Himachal Pradesh': 'हिमाचल प्रदेश',
  Jharkhand: 'झारखंड',
  Karnataka: 'कर्नाटक',
  Kerala: 'केरल',
  'Madhya Pradesh': 'मध्य प्रदेश',
  Maharashtra: 'महाराष्ट्र',
  Manipur: 'मणिपुर',
  Meghalaya: 'मेघालय',
  Mizoram: 'मिज़ोरम',
  Nagaland: 'नागालैंड',
  Odisha: 'ओडिशा',
  Punjab: 'पंजाब',
  Rajasthan: 'राजस्थान',
  Sikkim: 'सिक्किम',
  'Tamil Nadu': 'तमिलनाडु',
  Telangana: 'तेलंगाना',
  Tripura: 'त्रिपुरा',
  'Uttar Pradesh': 'उत्तर प्रदेश',
  Uttarakhand: 'उत्तराखंड',
  'West Bengal': 'पश्चिम बंगाल',
  'Andaman and Nicobar Islands': 'अंडमान और निकोबार द्वीप समूह',
  Chandigarh: 'चंडीगढ़',
  'Dadra and Nagar Haveli and Daman and Diu': 'दादरा और नगर हवेली और दमन और दीव',
  Delhi: 'दिल्ली',
  'Jammu and Kashmir': 'जम्मू और कश्मीर',
  Ladakh: 'लद्दाख',
  Lakshadweep: 'लक्षद्वीप',
  Puducherry: 'पुदुच्चेरी',
  India: 'भारत',
  Australia: 'ऑस्ट्रेलिया',
  Bangladesh: 'बांग्लादेश',
  Bhutan: 'भूटान',
  Canada: 'कनाडा',
  Germany: 'जर्मनी',
  Maldives: 'मालदीव',
  Nepal: 'नेपाल',
  Singapore: 'सिंगापुर',
  'Sri Lanka': 'श्रीलंका',
  'United Arab Emirates': 'संयुक्त अरब अमीरात',
  'United Kingdom': 'ब्रिटेन',
  'United States': 'अमेरिका',
};

/**
 * The name of a state, union territory or country as shoppers read it; what is stored stays English. A
 * name that is none of them is shown as it was typed.
 */
export function formatRegion(name: string): string {
  return LANGUAGE === 'hi' ? hindiRegion(name) || name : name;
}

/** The Hindi name of a state, union territory or country; '' for another name. */
export function hindiRegion(name: string): string {
  return parseFirstText(HINDI_NAMES, [name]);
}
