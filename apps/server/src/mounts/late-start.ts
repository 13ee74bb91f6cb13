/**
 * Starts the scripts of a page once it has been drawn: what a reader came for is there first, and neither the connection nor the
 * processor of a phone is busy with anything else. A key press or a touch before then starts them at once, and so does a page in a
 * background tab, which is not drawn. All browsers start them alike, also those that a program drives.
 *
 * The framework is run in a task of its own, the rest after it: together they would block a slow phone for longer.
 * Marked elements keep their text, so the hashes of the content policy hold for them.
 */
export const LATE_START = `(function(){var begun=false,events=["pointerdown","keydown"];
function run(){document.querySelectorAll('script[type="late-module"]').forEach(function(late){
var script=document.createElement("script");script.type="module";script.textContent=late.textContent;
document.head.append(script);script.remove()})}
function load(){document.querySelectorAll('link[rel="late-module"]').forEach(function(link){link.rel="modulepreload"})}
function begin(){if(begun)return;begun=true;
events.forEach(function(name){removeEventListener(name,begin,true)});load();
var frame=document.querySelector('link[href*="/framework-"]');
if(!frame)return run();
function next(){setTimeout(run)}
import(frame.href).then(next,next)}
if(document.visibilityState!=="visible"){load();return run()}
events.forEach(function(name){addEventListener(name,begin,true)});
requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})});
setTimeout(begin,3000)})()`.replaceAll('\n', '')

/** What the framework writes, and what it becomes. */
export const LATE_MARKS = [
  ['<link rel="modulepreload" ', '<link rel="late-module" '],
  ['<script type="module" async="">', '<script type="late-module">'],
] as const
