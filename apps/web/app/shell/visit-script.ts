/**
 * Tells the server which kinds of pages were seen: the first part of each address, when the page is left. It sends nothing of the person,
 * keeps nothing in the browser, and does nothing for those who ask not to be tracked, nor for programs that drive a browser.
 */
export const VISIT_SCRIPT = `(function(){var n=navigator;
if(n.webdriver||n.doNotTrack==="1"||n.globalPrivacyControl||!n.sendBeacon)return;
var seen=[],last;
function see(){var path=location.pathname;if(path===last)return;last=path;
var parts=path.split("/");if(seen.length<30)seen.push((parts[1]+(parts[2]?"/":"")).slice(0,40))}
function tell(){if(!seen.length||document.visibilityState!=="hidden")return;
n.sendBeacon("/api/visit",new Blob([JSON.stringify({pages:seen})],{type:"application/json"}));seen=[]}
var push=history.pushState;history.pushState=function(){push.apply(history,arguments);see()};
addEventListener("popstate",see);document.addEventListener("visibilitychange",tell);see()})()`.replaceAll('\n', '')
